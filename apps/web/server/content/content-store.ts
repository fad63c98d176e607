import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Reads an item of content from its source; rejects when the source is unreachable or the item unreadable. `before` is its last value. */
type ReadItem = (before?: unknown) => Promise<unknown>

interface ReadContent {
  value: unknown
  version: string
}

/** The version of an item, and how to read it again. */
export interface Version {
  version: string
  read: ReadItem
}

/** The version of each item of content that a page was rendered from, by the key of the item. */
export type Versions = ReadonlyMap<string, Version>

export interface ContentStore {
  /** Returns the current item. It is read again when older than `maxAge`; while its source is down, the last version is returned. */
  take: (key: string, read: ReadItem) => Promise<ReadContent>
  /** Whether all these versions are still current. */
  areCurrent: (versions: Versions) => Promise<boolean>
  /** Called after a publication: every item is read again at its next use. */
  expire: () => void
}

interface ContentStoreOptions {
  archive: ContentArchive
  /** Called when an item cannot be read, and then not again for that item until it has been read. */
  onFailure: (key: string, reason: unknown) => void
  /** Called when content cannot be written to the archive, and then not again until a write has succeeded. */
  onStoreFailure: (reason: unknown) => void
  /** Milliseconds. The default leaves ten seconds for reading, so that a publication is visible within a minute. */
  maxAge?: number
  /** A monotonic clock in milliseconds, such as `performance`. */
  clock?: { now: () => number }
}

/** Cached content. `publications` counts the publications that had been announced when the read began. */
interface CachedContent extends ReadContent {
  publications: number
}

/** Milliseconds until a failed service is retried. */
const retryDelay = 5000

/** Milliseconds that a request waits for an update when an earlier version can be shown. */
const maxWait = 1000

const maxDocuments = 20_000

/** Caches content, so that a page request does not load the content service, and pages still work while that service is down. */
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

  /** If the archive fails, the failure is reported and the content is served anyway. */
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
      // Content that cannot be read and was never stored counts as outdated.
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

/** Stores the last version of each item of content, as a JSON value under its key. */
interface ContentArchive {
  /** Undefined if nothing is stored under the key, or if it cannot be read. */
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
