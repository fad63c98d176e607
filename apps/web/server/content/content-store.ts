import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Something that was read, and a name for its very content. */
interface ReadContent {
  value: unknown
  version: string
}

/** What a page was made of: the version of each thing it read, by its key. */
export type Versions = ReadonlyMap<string, string>

export interface ContentStore {
  /** What is there, read again when it is older than `maxAge`; the last that could be read while the service is away. */
  take: (key: string) => Promise<ReadContent>
  /** Whether all of this is still what the service says. */
  areCurrent: (versions: Versions) => Promise<boolean>
  /** Something was published: all is read again when it is next asked for. */
  expire: () => void
}

interface ContentSource {
  /** Fails when the service cannot be reached, or says what cannot be read. `before` was read last. */
  read: (key: string, before: unknown) => Promise<unknown>
  archive: ContentArchive
  /** Called once when something cannot be read, and again only after it could. */
  onFailure: (key: string, reason: unknown) => void
  /** Called once when what was read cannot be kept over a restart, and again only after something could. */
  onUnkept: (reason: unknown) => void
  /** Milliseconds; unset, with the time that reading takes, what was published is seen within a minute. */
  maxAge?: number
  /** Milliseconds that went by, as `performance` counts them. */
  clock?: { now: () => number }
}

/** What stands, and how often something had been published when it was asked for. */
interface Standing extends ReadContent {
  publications: number
}

/** Milliseconds after which a service that failed is asked again. */
const retryDelay = 5000

/** Milliseconds that a reader waits for news while there is something to show. */
const maxWait = 1000

const maxDocuments = 20_000

/** Keeps what was read from the content service, so that a page costs it nothing and outlives it. */
export function createContentStore(source: ContentSource): ContentStore {
  const { read, archive, onFailure, onUnkept, maxAge = 50_000, clock = performance } = source
  let publications = 0
  let isKeeping = true
  const failing = new LRUCache<string, true>({ max: maxDocuments })
  const documents = new LRUCache<string, Standing>({
    max: maxDocuments,
    ttl: maxAge,
    ttlResolution: 0,
    perf: clock,
    ignoreFetchAbort: true,
    fetchMethod: async (key, known, { options }) => {
      // A read that began before something was published may have missed it.
      const begun = publications
      try {
        const value = (await read(key, (known ?? (await lastKept(key)))?.value)) ?? null
        failing.delete(key)
        const version = versionOf(value)
        if (version === known?.version) return { ...known, publications: begun }
        await keep(key, value)
        return { value, version, publications: begun }
      } catch (reason) {
        if (!failing.has(key)) onFailure(key, reason)
        failing.set(key, true)
        options.ttl = retryDelay
        const last = known ?? (await lastKept(key))
        if (last) return { ...last, publications: begun }
        throw reason
      }
    },
  })

  /** What cannot be kept is shown all the same. */
  async function keep(key: string, value: unknown): Promise<void> {
    try {
      // Whoever asks for what nobody wrote fills no disk.
      await (value === null ? archive.remove(key) : archive.set(key, value))
      isKeeping = true
    } catch (reason) {
      if (isKeeping) onUnkept(reason)
      isKeeping = false
    }
  }

  async function lastKept(key: string): Promise<ReadContent | undefined> {
    const value = await archive.get(key)
    return value === undefined ? undefined : { value, version: versionOf(value) }
  }

  async function take(key: string): Promise<ReadContent> {
    const standing = documents.peek(key, { allowStale: true })
    const known = standing ?? (await lastKept(key))
    const isOutdated = standing !== undefined && standing.publications !== publications
    const news = documents.forceFetch(key, { forceRefresh: isOutdated })
    return known ? Promise.race([news, pause(maxWait, known, { ref: false })]) : news
  }

  return {
    take,
    async areCurrent(versions) {
      const isCurrent = async ([key, version]: readonly [string, string]) => (await take(key)).version === version
      // What cannot be read and was never kept is no base for a page.
      const all = await Promise.all([...versions].map((one) => isCurrent(one).catch(() => false)))
      return all.every(Boolean)
    },
    expire() {
      publications += 1
    },
  }
}

function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/** What was last read of the content service, by key; it holds JSON values and outlives the process. */
interface ContentArchive {
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
  const values = new Map<string, unknown>()
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
}
