import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Reads an item of content from its source; rejects when the source is unreachable or the item unreadable. `before` is the last version. */
type ReadItem = (before?: unknown) => Promise<unknown>

/** Content that was read, and the version of that content. */
interface ReadContent {
  value: unknown
  version: string
}

/** The version of an item, and how to read it again. */
export interface Version {
  version: string
  read: ReadItem
}

/** The content a page was rendered from: the version of each item, by its key. */
export type Versions = ReadonlyMap<string, Version>

export interface ContentStore {
  /** The current item, read again when it is older than `maxAge`; while its source is down, the last version. */
  take: (key: string, read: ReadItem) => Promise<ReadContent>
  /** Whether all these versions are still current. */
  areCurrent: (versions: Versions) => Promise<boolean>
  /** After a publication: everything is read again at its next use. */
  expire: () => void
}

interface ContentStoreOptions {
  archive: ContentArchive
  /** Called once when something cannot be read, and again only after a success. */
  onFailure: (key: string, reason: unknown) => void
  /** Called once when content cannot be stored across a restart, and again only after a success. */
  onStoreFailure: (reason: unknown) => void
  /** Milliseconds; by default, including the reading time, a publication is visible within a minute. */
  maxAge?: number
  /** A monotonic clock in milliseconds, such as `performance`. */
  clock?: { now: () => number }
}

/** Cached content, and the number of publications when its read began. */
interface CachedContent extends ReadContent {
  publications: number
}

/** Milliseconds until a failed service is retried. */
const retryDelay = 5000

/** Milliseconds that a reader waits for an update while there is something to show. */
const maxWait = 1000

const maxDocuments = 20_000

/** Caches the content service, so that pages cost it nothing and survive its failure. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { archive, onFailure, onStoreFailure, maxAge = 50_000, clock = performance } = options
  let publications = 0
  let isKeeping = true
  const failing = new LRUCache<string, true>({ max: maxDocuments })
  const documents = new LRUCache<string, CachedContent, ReadItem>({
    max: maxDocuments,
    ttl: maxAge,
    ttlResolution: 0,
    perf: clock,
    ignoreFetchAbort: true,
    fetchMethod: async (key, known, { options, context: read }) => {
      // A read that began before a publication may have missed it.
      const publicationsAtStart = publications
      try {
        const value = (await read((known ?? (await lastSaved(key)))?.value)) ?? null
        failing.delete(key)
        const version = versionOf(value)
        if (version === known?.version) return { ...known, publications: publicationsAtStart }
        await keep(key, value)
        return { value, version, publications: publicationsAtStart }
      } catch (reason) {
        if (!failing.has(key)) onFailure(key, reason)
        failing.set(key, true)
        options.ttl = retryDelay
        const last = known ?? (await lastSaved(key))
        if (last) return { ...last, publications: publicationsAtStart }
        throw reason
      }
    },
  })

  /** Content that cannot be stored is served all the same. */
  async function keep(key: string, value: unknown): Promise<void> {
    try {
      // Requests for content that does not exist must not fill the disk.
      await (value === null ? archive.remove(key) : archive.set(key, value))
      isKeeping = true
    } catch (reason) {
      if (isKeeping) onStoreFailure(reason)
      isKeeping = false
    }
  }

  async function lastSaved(key: string): Promise<ReadContent | undefined> {
    const value = await archive.get(key)
    return value === undefined ? undefined : { value, version: versionOf(value) }
  }

  async function take(key: string, read: ReadItem): Promise<ReadContent> {
    const cached = documents.peek(key, { allowStale: true })
    const known = cached ?? (await lastSaved(key))
    const isOutdated = cached !== undefined && cached.publications !== publications
    const news = documents.forceFetch(key, { context: read, forceRefresh: isOutdated })
    return known ? Promise.race([news, pause(maxWait, known, { ref: false })]) : news
  }

  return {
    take,
    async areCurrent(versions) {
      // A page needs content that can be read or was stored.
      const current = [...versions].map(([key, { version, read }]) =>
        take(key, read).then(
          (now) => now.version === version,
          () => false,
        ),
      )
      const all = await Promise.all(current)
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

/** The last version of each content, by key; holds JSON values and outlives the process. */
interface ContentArchive {
  /** Undefined if nothing was stored, or it cannot be read. */
  get: (key: string) => Promise<unknown>
  /** Rejects when the value cannot be stored. */
  set: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Stores each value in a separate file; writes are atomic, even if the process is killed. */
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

/** An archive in memory, lost with the process. */
export function memoryArchive(): ContentArchive {
  const values = new Map<string, unknown>()
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
  }
}
