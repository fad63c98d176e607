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

it('so does a file', async () => {
  await expect(createDataDirectory(import.meta.filename)).rejects.toThrow(/cannot be made \(EEXIST\)\.$/)
})

it('so does one on a file system without folders', async () => {
  await expect(createDataDirectory('/proc/x')).rejects.toThrow(
    /^The data directory \/proc\/x cannot be made \(E[A-Z]+\)\.$/,
  )
})

it('a data directory is created, and an existing one stays', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'data-'))
  const deep = path.join(folder, 'a/b')
  await createDataDirectory(deep)
  await expect(createDataDirectory(deep)).resolves.toBeUndefined()
  await rm(folder, { recursive: true })
})
