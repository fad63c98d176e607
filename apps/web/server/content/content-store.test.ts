import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createContentStore, fileArchive, memoryArchive } from './content-store.ts'

const minute = 60_000

/** A service with one changing text under every key, and the store in front of it. */
function serviceWith(archive = memoryArchive()) {
  let time = 1000
  const service = { text: 'first', isAway: false, reads: 0, failures: [] as string[], unkept: [] as unknown[] }
  const read = async (key: string) => {
    service.reads += 1
    if (service.isAway) throw new Error('unreachable')
    return { key, text: service.text }
  }
  const onFailure = (key: string) => service.failures.push(key)
  const onUnkept = (reason: unknown) => service.unkept.push(reason)
  const clock = { now: () => time }
  const store = createContentStore({ read, archive, onFailure, onUnkept, maxAge: minute, clock })
  const later = (milliseconds: number) => {
    time += milliseconds
  }
  const text = async (key: string) => ((await store.take(key)).value as { text: string }).text
  return { service, store, text, later }
}

describe('what was read', () => {
  test('costs the service nothing for a minute, however many ask', async () => {
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

  test('is read again at once when something was published', async () => {
    const { service, store, text } = serviceWith()
    await text('fr footer')
    service.text = 'second'
    store.expire()
    expect(await text('fr footer')).toBe('second')
    await text('fr footer')
    expect(service.reads).toBe(2)
  })
})

test('what was read while somebody looked for an earlier process’s form is not read again', async () => {
  const archive = memoryArchive()
  let looks = 0
  const slowAtFirst = async (key: string) => (looks++ === 0 ? pause(50) : archive.get(key))
  const { service, text } = serviceWith({ ...archive, get: slowAtFirst })
  await Promise.all([text('fr footer'), text('fr footer')])
  expect(service.reads).toBe(1)
})

describe('while the service is away', () => {
  test('the last that could be read stands, and the failure is reported once', async () => {
    const { service, text, later } = serviceWith()
    await text('fr footer')
    service.isAway = true
    later(minute + 1000)
    expect(await text('fr footer')).toBe('first')
    later(6000)
    expect(await text('fr footer')).toBe('first')
    expect(service).toMatchObject({ reads: 3, failures: ['fr footer'] })
  })

  test('it is asked again some seconds later, not by every reader', async () => {
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

  test('what an earlier process kept stands too', async () => {
    const archive = memoryArchive()
    await serviceWith(archive).text('fr footer')
    const { service, text } = serviceWith(archive)
    service.isAway = true
    expect(await text('fr footer')).toBe('first')
  })

  test('what nobody has ever read is missing, and those who ask at once share one read', async () => {
    const { service, text } = serviceWith()
    service.isAway = true
    const readers = await Promise.allSettled([text('fr footer'), text('fr footer')])
    expect(readers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(service.reads).toBe(1)
  })

  test('what nobody has ever read is there as soon as the service is', async () => {
    const { service, text } = serviceWith()
    service.isAway = true
    await expect(text('fr footer')).rejects.toThrow('unreachable')
    service.isAway = false
    expect(await text('fr footer')).toBe('first')
  })
})

test('what cannot be kept is shown all the same, and that is reported once until something can be', async () => {
  const full = new Error('ENOSPC')
  const kept = memoryArchive()
  let isFull = true
  const set = async (key: string, value: unknown) => (isFull ? Promise.reject(full) : kept.set(key, value))
  const { service, store, text } = serviceWith({ ...kept, set })
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

test('a page is current until something that it stands on has changed', async () => {
  const { service, store } = serviceWith()
  const { version } = await store.take('fr footer')
  const versions = new Map([['fr footer', version]])
  expect(await store.areCurrent(versions)).toBe(true)
  service.text = 'second'
  store.expire()
  expect(await store.areCurrent(versions)).toBe(false)
})

test('a service that takes its time holds up nobody for whom there is something to show', async () => {
  let answer = (text: string): void => void text
  const slow = new Promise<string>((resolve) => {
    answer = resolve
  })
  let reads = 0
  const read = async () => {
    reads += 1
    return reads === 1 ? 'first' : slow
  }
  const store = createContentStore({ read, archive: memoryArchive(), ...quietly })
  await store.take('fr footer')
  store.expire()
  expect((await store.take('fr footer')).value).toBe('first')
  answer('second')
  await expect.poll(async () => (await store.take('fr footer')).value).toBe('second')
})

test('what nobody wrote is not kept over a restart, nor what was taken back', async () => {
  const archive = memoryArchive()
  let value: string | null = 'text'
  const store = createContentStore({ read: async () => value, archive, ...quietly })
  await store.take('fr article sleep')
  expect(await archive.get('fr article sleep')).toBe('text')
  value = null
  store.expire()
  expect((await store.take('fr article sleep')).value).toBe(null)
  expect(await archive.get('fr article sleep')).toBeUndefined()
})

/** A service whose answers come when the test says so, in the order of the questions. */
function heldService() {
  const asked: ((text: string) => void)[] = []
  return { asked, read: () => new Promise<string>((resolve) => void asked.push(resolve)) }
}

const quietly = { onFailure: () => {}, onUnkept: () => {} }

test('what was published while it was being read is read again by the next who asks', async () => {
  const { asked, read } = heldService()
  const store = createContentStore({ read, archive: memoryArchive(), ...quietly })
  const first = store.take('fr footer')
  await expect.poll(() => asked.length).toBe(1)
  store.expire()
  asked[0]?.('old')
  expect((await first).value).toBe('old')
  const second = store.take('fr footer')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.('new')
  expect((await second).value).toBe('new')
})

test('after a restart too nobody waits for a service that takes its time while there is something to show', async () => {
  const archive = memoryArchive()
  await archive.set('fr footer', 'kept')
  const read = () => pause(3000, 'late')
  const store = createContentStore({ read, archive, ...quietly })
  expect((await store.take('fr footer')).value).toBe('kept')
})

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
