import { describe, expect, test } from 'vitest'
import { memoryArchive } from './content-archive.ts'
import { createContentStore } from './content-store.ts'

const minute = 60_000

/** A service with one changing text under every key, and the store in front of it. */
function serviceWith(archive = memoryArchive()) {
  let time = 1000
  const service = { text: 'first', isAway: false, reads: 0, troubles: [] as string[] }
  const read = async (key: string) => {
    service.reads += 1
    if (service.isAway) throw new Error('unreachable')
    return { key, text: service.text }
  }
  const onTrouble = (key: string) => service.troubles.push(key)
  const store = createContentStore({ read, archive, onTrouble, maxAge: minute, clock: { now: () => time } })
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

describe('while the service is away', () => {
  test('the last that could be read stands, and the trouble is told once', async () => {
    const { service, text, later } = serviceWith()
    await text('fr footer')
    service.isAway = true
    later(minute + 1000)
    expect(await text('fr footer')).toBe('first')
    later(6000)
    expect(await text('fr footer')).toBe('first')
    expect(service).toMatchObject({ reads: 3, troubles: ['fr footer'] })
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

  test('what nobody has ever read is missing', async () => {
    const { service, text } = serviceWith()
    service.isAway = true
    await expect(text('fr footer')).rejects.toThrow('unreachable')
  })
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
  const store = createContentStore({ read, archive: memoryArchive(), onTrouble: () => {} })
  await store.take('fr footer')
  store.expire()
  expect((await store.take('fr footer')).value).toBe('first')
  answer('second')
  await expect.poll(async () => (await store.take('fr footer')).value).toBe('second')
})

test('what nobody wrote is not kept over a restart, nor what was taken back', async () => {
  const archive = memoryArchive()
  let value: string | null = 'text'
  const store = createContentStore({ read: async () => value, archive, onTrouble: () => {} })
  await store.take('fr article sleep')
  expect(await archive.get('fr article sleep')).toBe('text')
  value = null
  store.expire()
  expect((await store.take('fr article sleep')).value).toBe(null)
  expect(await archive.get('fr article sleep')).toBeUndefined()
})
