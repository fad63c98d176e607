import { tmpdir } from 'node:os'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import { expect, it } from 'vitest'
import { requireSpace } from './embedded-server.ts'

const mebibyte = 1024 * 1024

it('a start on a full disk fails with one sentence', async () => {
  const refused = requireSpace('/data', async () => 3.5 * mebibyte)
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow(
    'The disk of the data directory /data is full (3 MiB free, 32 needed to start).',
  )
})

it('a start with enough free space succeeds', async () => {
  await expect(requireSpace('/data', async () => 32 * mebibyte)).resolves.toBeUndefined()
  await expect(requireSpace(tmpdir())).resolves.toBeUndefined()
})
