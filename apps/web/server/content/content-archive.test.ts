import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileArchive } from './content-archive.ts'

let folder: string
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'content-')), 'archive')
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

test('what was kept is there for the next process, whatever its key', async () => {
  const keys = ['fr articles/sleep', '../../etc/passwd', 'é'.repeat(500)]
  for (const key of keys) await fileArchive(folder).set(key, { key })
  for (const key of keys) expect(await fileArchive(folder).get(key)).toEqual({ key })
  expect(await readdir(folder)).toHaveLength(keys.length)
})

test('what was taken away is gone, and what was never there may be', async () => {
  const archive = fileArchive(folder)
  await archive.set('fr footer', 'text')
  await archive.remove('fr footer')
  await archive.remove('fr page')
  expect(await archive.get('fr footer')).toBeUndefined()
})

test('what was never kept, or was spoiled on the disk, is not there', async () => {
  const archive = fileArchive(folder)
  expect(await archive.get('fr footer')).toBeUndefined()
  await archive.set('fr footer', 'text')
  for (const file of await readdir(folder)) await writeFile(path.join(folder, file), '{"half')
  expect(await archive.get('fr footer')).toBeUndefined()
})

test('what could not be kept leaves nothing behind', async () => {
  const archive = fileArchive(folder)
  await expect(archive.set('fr footer', 1n)).rejects.toThrow('BigInt')
  expect(await readdir(folder)).toEqual([])
})
