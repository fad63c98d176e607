import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createDataDirectory } from './data-directory.ts'
import { StartRefusal } from './start-refusal.ts'

it('a data directory that cannot be created prevents the start with one sentence (R0-03)', async () => {
  const refusal = new StartRefusal('The data directory /dev/null/x cannot be made (ENOTDIR).')
  await expect(createDataDirectory('/dev/null/x')).rejects.toThrow(refusal)
})

it('a file at the path of the data directory prevents the start too', async () => {
  await expect(createDataDirectory(import.meta.filename)).rejects.toThrow(/cannot be made \(EEXIST\)\.$/)
})

it('a data directory on a file system that allows no folders prevents the start too', async () => {
  await expect(createDataDirectory('/proc/x')).rejects.toThrow(
    /^The data directory \/proc\/x cannot be made \(E[A-Z]+\)\.$/,
  )
})

it('a data directory is created, and creating it again changes nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'data-'))
  const deep = path.join(folder, 'a/b')
  await createDataDirectory(deep)
  await expect(createDataDirectory(deep)).resolves.toBeUndefined()
  await rm(folder, { recursive: true })
})
