import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createContentStore, fileArchive, memoryArchive } from './content-store.ts'

const minute = 60_000

/** A service with one changing text, and the store in front of it. */
function serviceWith(archive = memoryArchive()) {
  let time = 1000
  const service = { text: 'first', isAway: false, reads: 0, failures: [] as string[], unkept: [] as unknown[] }
  const read = async () => {
    service.reads += 1
    if (service.isAway) throw new Error('unreachable')
    return { text: service.text }
  }
  const onFailure = (key: string) => service.failures.push(key)
  const onStoreFailure = (reason: unknown) => service.unkept.push(reason)
  const clock = { now: () => time }
  const store = createContentStore({ archive, onFailure, onStoreFailure, maxAge: minute, clock })
  const later = (milliseconds: number) => {
    time += milliseconds
  }
  const text = async (key: string) => ((await store.take(key, read)).value as { text: string }).text
  return { service, store, read, text, later }
}

describe('content in the store', () => {
  test('is read at most once a minute, however many visitors request it', async () => {
    const { service, text, later } = serviceWith()
    expect(await Promise.all([text('fr footer'), text('fr footer')])).toEqual(['first', 'first'])
    later(minute - 1000)
    await text('fr footer')
    expect(service.reads).toBe(1)
  })

  test('is read again after a minute', async () => {
    const { service, text, later } = serviceWith()
    await text('fr footer')
    service.text = 'second'
    later(minute + 1000)
    expect(await text('fr footer')).toBe('second')
  })

  test('is read again at once after a publication', async () => {
    const { service, store, text } = serviceWith()
    await text('fr footer')
    service.text = 'second'
    store.expire()
    expect(await text('fr footer')).toBe('second')
    await text('fr footer')
    expect(service.reads).toBe(2)
  })
})

test('simultaneous requests share one read, even while the copy of an earlier process is looked up', async () => {
  const archive = memoryArchive()
  let looks = 0
  const slowAtFirst = async (key: string) => (looks++ === 0 ? pause(50) : archive.get(key))
  const { service, text } = serviceWith({ ...archive, get: slowAtFirst })
  await Promise.all([text('fr footer'), text('fr footer')])
  expect(service.reads).toBe(1)
})

describe('while the service is down', () => {
  test('the last version is served, and the failure is reported once', async () => {
    const { service, text, later } = serviceWith()
    await text('fr footer')
    service.isAway = true
    later(minute + 1000)
    expect(await text('fr footer')).toBe('first')
    later(6000)
    expect(await text('fr footer')).toBe('first')
    expect(service).toMatchObject({ reads: 3, failures: ['fr footer'] })
  })

  test('the service is retried after some seconds, and not for every reader', async () => {
    const { service, text, later } = serviceWith()
    await text('fr footer')
    service.isAway = true
    later(minute + 1000)
    for (let readers = 0; readers < 10; readers += 1) await text('fr footer')
    expect(service.reads).toBe(2)
    service.isAway = false
    service.text = 'second'
    later(6000)
    expect(await text('fr footer')).toBe('second')
  })

  test('the copy of an earlier process is served too', async () => {
    const archive = memoryArchive()
    await serviceWith(archive).text('fr footer')
    const { service, text } = serviceWith(archive)
    service.isAway = true
    expect(await text('fr footer')).toBe('first')
  })

  test('content that was never read is missing, and simultaneous readers share one read', async () => {
    const { service, text } = serviceWith()
    service.isAway = true
    const readers = await Promise.allSettled([text('fr footer'), text('fr footer')])
    expect(readers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(service.reads).toBe(1)
  })

  test('content that was never read is served as soon as the service is up', async () => {
    const { service, text } = serviceWith()
    service.isAway = true
    await expect(text('fr footer')).rejects.toThrow('unreachable')
    service.isAway = false
    expect(await text('fr footer')).toBe('first')
  })
})

test('content that cannot be stored is served anyway, and one failure is reported until storing works again', async () => {
  const full = new Error('ENOSPC')
  const saved = memoryArchive()
  let isFull = true
  const set = async (key: string, value: unknown) => (isFull ? Promise.reject(full) : saved.set(key, value))
  const { service, store, text } = serviceWith({ ...saved, set })
  const publish = (words: string) => {
    service.text = words
    store.expire()
  }
  expect(await text('fr footer')).toBe('first')
  publish('second')
  expect(await text('fr footer')).toBe('second')
  expect(service).toMatchObject({ unkept: [full], failures: [] })
  isFull = false
  publish('third')
  await text('fr footer')
  isFull = true
  publish('fourth')
  expect(await text('fr footer')).toBe('fourth')
  expect(service.unkept).toHaveLength(2)
})

test('a page is current until content that it uses has changed', async () => {
  const { service, store, read } = serviceWith()
  const { version } = await store.take('fr footer', read)
  const versions = new Map([['fr footer', { version, read }]])
  expect(await store.areCurrent(versions)).toBe(true)
  service.text = 'second'
  store.expire()
  expect(await store.areCurrent(versions)).toBe(false)
})

test('no reader waits for a slow service if there is content to show', async () => {
  let answer = (text: string): void => void text
  const slow = new Promise<string>((resolve) => {
    answer = resolve
  })
  let reads = 0
  const read = async () => {
    reads += 1
    return reads === 1 ? 'first' : slow
  }
  const store = createContentStore({ archive: memoryArchive(), ...silent })
  await store.take('fr footer', read)
  store.expire()
  expect((await store.take('fr footer', read)).value).toBe('first')
  answer('second')
  await expect.poll(async () => (await store.take('fr footer', read)).value).toBe('second')
})

test('content that does not exist is not stored across a restart, nor is withdrawn content', async () => {
  const archive = memoryArchive()
  let value: string | null = 'text'
  const read = async () => value
  const store = createContentStore({ archive, ...silent })
  await store.take('fr article sleep', read)
  expect(await archive.get('fr article sleep')).toBe('text')
  value = null
  store.expire()
  expect((await store.take('fr article sleep', read)).value).toBe(null)
  expect(await archive.get('fr article sleep')).toBeUndefined()
})

/** A service that responds only when the test calls the next of `pendingReads`, in the order of the requests. */
function heldService() {
  const pendingReads: ((text: string) => void)[] = []
  return { pendingReads, read: () => new Promise<string>((resolve) => void pendingReads.push(resolve)) }
}

const silent = { onFailure: () => {}, onStoreFailure: () => {} }

test('content published during a read is read again by the next reader', async () => {
  const { pendingReads, read } = heldService()
  const store = createContentStore({ archive: memoryArchive(), ...silent })
  const first = store.take('fr footer', read)
  await expect.poll(() => pendingReads.length).toBe(1)
  store.expire()
  pendingReads[0]?.('old')
  expect((await first).value).toBe('old')
  const second = store.take('fr footer', read)
  await expect.poll(() => pendingReads.length).toBe(2)
  pendingReads[1]?.('new')
  expect((await second).value).toBe('new')
})

test('after a restart, too, no reader waits for a slow service if there is content to show', async () => {
  const archive = memoryArchive()
  await archive.set('fr footer', 'stored')
  const read = () => pause(3000, 'late')
  const store = createContentStore({ archive, ...silent })
  expect((await store.take('fr footer', read)).value).toBe('stored')
})

let folder: string
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'content-')), 'archive')
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

test('the next process can read a stored value, whatever its key', async () => {
  const keys = ['fr articles/sleep', '../../etc/passwd', 'é'.repeat(500)]
  for (const key of keys) await fileArchive(folder).set(key, { key })
  for (const key of keys) expect(await fileArchive(folder).get(key)).toEqual({ key })
  expect(await readdir(folder)).toHaveLength(keys.length)
})

test('a removed value is gone, and removing an unknown key is allowed', async () => {
  const archive = fileArchive(folder)
  await archive.set('fr footer', 'text')
  await archive.remove('fr footer')
  await archive.remove('fr page')
  expect(await archive.get('fr footer')).toBeUndefined()
})

test('a value that was never stored, or is damaged on disk, is undefined', async () => {
  const archive = fileArchive(folder)
  expect(await archive.get('fr footer')).toBeUndefined()
  await archive.set('fr footer', 'text')
  for (const file of await readdir(folder)) await writeFile(path.join(folder, file), '{"half')
  expect(await archive.get('fr footer')).toBeUndefined()
})

test('a failed write leaves no file behind', async () => {
  const archive = fileArchive(folder)
  await expect(archive.set('fr footer', 1n)).rejects.toThrow('BigInt')
  expect(await readdir(folder)).toEqual([])
})
