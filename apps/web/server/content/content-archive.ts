import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What was last read of the content service, by key; it holds JSON values and outlives the process. */
export interface ContentArchive {
  /** Undefined where nothing was kept, or what was kept cannot be read. */
  get: (key: string) => Promise<unknown>
  /** Fails when it cannot be kept. */
  set: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Keeps each value in a file of its own; a file is whole or not there, whenever the process is killed. */
export function fileArchive(folder: string): ContentArchive {
  const fileOf = (key: string) => path.join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  return {
    async get(key) {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8'))
      } catch {
        return undefined
      }
    },
    async set(key, value) {
      await mkdir(folder, { recursive: true })
      const unfinished = path.join(folder, `${randomUUID()}.unfinished`)
      try {
        await writeFile(unfinished, JSON.stringify(value))
        await rename(unfinished, fileOf(key))
      } catch (reason) {
        await rm(unfinished, { force: true })
        throw reason
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

/** Forgets everything with the process. */
export function memoryArchive(): ContentArchive {
  const kept = new Map<string, unknown>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
  }
}
