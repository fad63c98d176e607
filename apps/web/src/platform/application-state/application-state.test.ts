import { describe, expect, test } from 'vitest'
import { createBrowserSealing } from '../sealing/browser-sealing.ts'
import { memoryKeyStore } from '../sealing/key-store.ts'
import { noSealing, type Sealing } from '../sealing/sealing.ts'
import { createApplicationState } from './application-state.ts'
import { memoryStateStorage, type StateStorage } from './state-storage.ts'
import { idleLimit } from './stored-state.ts'

const hour = 60 * 60 * 1000
const draft = { answers: { stage: 'mild' }, first_name: 'Zoé Canari' }

function device({ storage = memoryStateStorage(), canSeal = true } = {}) {
  const clock = { now: Date.UTC(2026, 10, 21) }
  const sealing = canSeal ? createBrowserSealing(crypto, memoryKeyStore()) : noSealing
  const visit = () => createApplicationState({ storage, sealing: async () => sealing, now: () => clock.now })
  return { storage, clock, visit }
}

describe('a private part', () => {
  test('reports when it expires, and lives for 30 days on request', async () => {
    const { visit, clock } = device()
    const state = visit()
    expect(await state.storedFor('trial-finder')).toBeUndefined()
    await state.save('trial-finder', draft)
    expect(await state.storedFor('trial-finder')).toEqual({ until: new Date(clock.now + 20 * hour), lifetime: 'visit' })
    await state.save('trial-finder', draft, 'month')
    const days30 = { until: new Date(clock.now + 30 * 24 * hour), lifetime: 'month' }
    expect([await state.storedFor('trial-finder'), await visit().storedFor('trial-finder')]).toEqual([days30, days30])
    clock.now += 29 * 24 * hour
    expect(await visit().open('trial-finder')).toEqual(draft)
    clock.now += 2 * 24 * hour
    expect(await visit().open('trial-finder')).toBeUndefined()
  })

  test('has no date of expiry if it lives in the tab only', async () => {
    const { visit } = device({ canSeal: false })
    const state = visit()
    await state.save('trial-finder', draft)
    expect(await state.storedFor('trial-finder')).toBeUndefined()
  })

  test('is restored after a reload, and the storage reveals nothing of it', async () => {
    const { visit, storage } = device()
    expect(await visit().save('trial-finder', draft)).toBe('device')
    expect(await visit().open('trial-finder')).toEqual(draft)
    expect(storage.read()).not.toMatch(/Canari|mild|answers/)
  })

  test.each([true, false])('may exist once it was saved, on the device or, unsealed, in this tab', async (canSeal) => {
    const { visit } = device({ canSeal })
    const state = visit()
    expect(state.mayHoldAnything()).toBe(false)
    await state.save('trial-finder', draft)
    expect(state.mayHoldAnything()).toBe(true)
    expect(visit().mayHoldAnything()).toBe(canSeal)
  })

  test('has the value saved last, even if sealing an earlier value took longer', async () => {
    const pause = (value: unknown) => new Promise((resolve) => setTimeout(resolve, value === 'first' ? 20 : 0))
    const sealing: Sealing = {
      seal: async (value) => {
        await pause(value)
        return btoa(JSON.stringify(value))
      },
      open: async (ciphertext) => JSON.parse(atob(ciphertext)) as unknown,
      forget: async () => {},
    }
    const state = createApplicationState({
      storage: memoryStateStorage(),
      sealing: async () => sealing,
      now: () => Date.UTC(2026, 10, 21),
    })
    await Promise.all([state.save('trial-finder', 'first'), state.save('trial-finder', 'second')])
    expect(await state.open('trial-finder')).toBe('second')
  })

  test('lives for a year on request, and not a day longer', async () => {
    const { visit, clock } = device()
    await visit().save('earlier-results', draft, 'year')
    clock.now += 365 * 24 * hour
    expect(await visit().open('earlier-results')).toEqual(draft)
    clock.now += 1
    expect(await visit().open('earlier-results')).toBeUndefined()
  })

  test('expires after 20 hours without use, and each use restarts the 20 hours', async () => {
    const { visit, clock } = device()
    await visit().save('trial-finder', draft)
    clock.now += 15 * hour
    await visit().save('trial-finder', draft)
    clock.now += 15 * hour
    expect(await visit().open('trial-finder')).toEqual(draft)
    clock.now += idleLimit
    expect(await visit().open('trial-finder')).toBeUndefined()
  })

  test('is erased from this page and from the storage, with its key', async () => {
    const { visit, storage } = device()
    const state = visit()
    await state.save('trial-finder', draft)
    const copy = storage.read() ?? ''
    await state.erase('trial-finder')
    expect(await state.open('trial-finder')).toBeUndefined()
    expect(storage.read()).toBe('{"version":2,"sealed":{}}')
    storage.write(copy)
    expect(await visit().open('trial-finder')).toBeUndefined()
  })

  test('is dropped if another device sealed it', async () => {
    const { visit, storage } = device()
    await visit().save('trial-finder', draft)
    const elsewhere = device({ storage }).visit()
    expect(await elsewhere.open('trial-finder')).toBeUndefined()
    expect(elsewhere.store.state.sealed).toEqual({})
  })
})

describe('if sealing is unavailable', () => {
  test('the part lives in the tab only and never reaches the storage', async () => {
    const { visit, storage } = device({ canSeal: false })
    const state = visit()
    expect(await state.save('trial-finder', draft)).toBe('tab')
    expect(await state.open('trial-finder')).toEqual(draft)
    expect(storage.read() ?? '').not.toContain('Canari')
    expect(await visit().open('trial-finder')).toBeUndefined()
  })
})

test('a part can be opened later if its key is unavailable for a time', async () => {
  const { visit, storage, clock } = device()
  await visit().save('trial-finder', draft)
  const refused: Sealing = { ...noSealing, open: () => Promise.reject(new DOMException('refused', 'SecurityError')) }
  const state = createApplicationState({ storage, sealing: async () => refused, now: () => clock.now })
  expect(await state.open('trial-finder')).toBeUndefined()
  expect(await visit().open('trial-finder')).toEqual(draft)
})

describe('while the sealing code cannot be loaded', () => {
  test('parts live in the tab, and the stored ones stay until they can be opened', async () => {
    const { visit, storage, clock } = device()
    await visit().save('trial-finder', draft)
    const offline = { storage, sealing: () => Promise.reject(new Error('offline')), now: () => clock.now }
    const state = createApplicationState(offline)
    expect(await state.open('trial-finder')).toBeUndefined()
    expect(await state.save('trial-finder', 'newer')).toBe('tab')
    expect(await state.open('trial-finder')).toBe('newer')
    expect(await visit().open('trial-finder')).toEqual(draft)
  })

  test('a later successful save replaces the value in the tab', async () => {
    const sealing = createBrowserSealing(crypto, memoryKeyStore())
    let isOffline = true
    const state = createApplicationState({
      storage: memoryStateStorage(),
      sealing: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(sealing)),
      now: () => Date.UTC(2026, 10, 21),
    })
    await state.save('trial-finder', 'in the tab')
    isOffline = false
    await state.save('trial-finder', 'on the device')
    expect(await state.open('trial-finder')).toBe('on the device')
  })
})

describe('if the storage is blocked or full', () => {
  const full: StateStorage = { read: () => undefined, write: () => false, onExternalChange: () => {} }

  test('the page works and reports that the part lives in the tab only', async () => {
    const { visit } = device({ storage: full })
    const state = visit()
    expect(await state.save('trial-finder', draft)).toBe('tab')
    expect(await state.open('trial-finder')).toEqual(draft)
  })
})

describe('the state', () => {
  test('is replaced by the stored state on start-up, at once', () => {
    const { visit, storage, clock } = device()
    storage.write(
      JSON.stringify({ version: 2, sealed: { 'trial-finder': { ciphertext: 'AAAA', savedAt: clock.now } } }),
    )
    const state = visit()
    state.restore()
    expect(state.store.state.sealed['trial-finder']?.ciphertext).toBe('AAAA')
  })

  test('writes nothing until there is something to store', () => {
    const { visit, storage } = device()
    visit().restore()
    expect(storage.read()).toBeUndefined()
  })

  test('is also removed from the device if it is unreadable', () => {
    const { visit, storage } = device({ storage: memoryStateStorage('[[[') })
    visit().restore()
    expect(storage.read()).toBe('{"version":2,"sealed":{}}')
  })
})
