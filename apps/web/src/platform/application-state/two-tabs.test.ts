import { describe, expect, test } from 'vitest'
import { createBrowserSealing } from '../sealing/browser-sealing.ts'
import { memoryKeyStore } from '../sealing/key-store.ts'
import { noSealing } from '../sealing/sealing.ts'
import { createApplicationState } from './application-state.ts'
import { memoryStateStorage, type StateStorage } from './state-storage.ts'
import { idleLimit } from './stored-state.ts'

const draft = { answers: { stage: 'mild' }, first_name: 'Zoé Canari' }

function device({ storage = memoryStateStorage(), canSeal = true } = {}) {
  const clock = { now: Date.UTC(2026, 10, 21) }
  const sealing = canSeal ? createBrowserSealing(crypto, memoryKeyStore()) : noSealing
  const visit = () => createApplicationState({ storage, sealing: async () => sealing, now: () => clock.now })
  return { storage, clock, visit }
}

describe('with the site open in two tabs', () => {
  /** Tabs of one device; `notify` lets them look at the storage again, as the browser does after a write of another tab. */
  function tabs() {
    const looks: ((text: string | undefined) => void)[] = []
    const shared = memoryStateStorage()
    const storage: StateStorage = { ...shared, onExternalChange: (look) => void looks.push(look) }
    const { visit, clock } = device({ storage })
    const tab = () => {
      const state = visit()
      const changes: string[] = []
      state.onExternalChange('trial-finder', (change) => changes.push(change))
      return { state, changes }
    }
    const notify = () => {
      for (const look of looks) look(storage.read())
    }
    return { tab, notify, storage, clock }
  }

  test('what one saves the other finds', async () => {
    const { tab, notify } = tabs()
    const [one, other] = [tab(), tab()]
    await other.state.open('trial-finder')
    await one.state.save('trial-finder', draft)
    notify()
    expect([one.changes, other.changes]).toEqual([[], ['saved']])
    expect(await other.state.open('trial-finder')).toEqual(draft)
  })

  test('what one erases is gone from the other', async () => {
    const { tab, notify, storage } = tabs()
    const [one, other] = [tab(), tab()]
    await one.state.save('trial-finder', draft)
    await other.state.open('trial-finder')
    await one.state.erase('trial-finder')
    notify()
    expect([one.changes, other.changes]).toEqual([[], ['gone']])
    expect(await other.state.open('trial-finder')).toBeUndefined()
    expect(storage.read()).toBe('{"version":2,"sealed":{}}')
  })

  test('site data that was cleared is gone from both', async () => {
    const { tab, notify, storage } = tabs()
    const { state, changes } = tab()
    await state.save('trial-finder', draft)
    storage.write('')
    notify()
    expect(changes).toEqual([])
    Object.assign(storage, { read: () => undefined })
    notify()
    expect(changes).toEqual(['gone'])
  })

  test('what was not used for too long is gone when it is looked at again', async () => {
    const { tab, notify, clock, storage } = tabs()
    const { state, changes } = tab()
    await state.save('trial-finder', draft)
    clock.now += idleLimit + 1
    notify()
    expect(changes).toEqual(['gone'])
    expect(storage.read()).toBe('{"version":2,"sealed":{}}')
  })

  test('no listener is called when nothing has changed', async () => {
    const { tab, notify } = tabs()
    const { state, changes } = tab()
    notify()
    await state.save('trial-finder', draft)
    notify()
    expect(changes).toEqual([])
  })

  test('what another build of the site writes takes nothing from this one', async () => {
    const { tab, notify, storage } = tabs()
    const { state, changes } = tab()
    await state.save('trial-finder', draft)
    storage.write('{"version":3,"parts":{}}')
    notify()
    expect(changes).toEqual([])
    expect(await state.open('trial-finder')).toEqual(draft)
    expect(storage.read()).toBe('{"version":3,"parts":{}}')
  })

  test('a page whose storage is full keeps what it holds, and lets go of what another tab erases', async () => {
    const { tab, notify, storage } = tabs()
    const { state, changes } = tab()
    await state.save('trial-finder', 'older')
    const { write } = storage
    Object.assign(storage, { write: () => false })
    expect(await state.save('trial-finder', 'newer')).toBe('tab')
    notify()
    expect(await state.open('trial-finder')).toBe('newer')
    write('{"version":2,"sealed":{}}')
    notify()
    expect(changes).toEqual(['gone'])
    expect(await state.open('trial-finder')).toBeUndefined()
  })

  test('a ciphertext that one cannot open is not taken for the newer one of the other', async () => {
    const { tab, notify, storage } = tabs()
    const [one, other] = [tab(), tab()]
    await one.state.save('trial-finder', draft)
    const newer = storage.read() ?? ''
    storage.write(
      newer.replace(/"ciphertext":"./, '"ciphertext":"_'.replace('_', newer.includes('"ciphertext":"A') ? 'B' : 'A')),
    )
    const opening = other.state.open('trial-finder')
    storage.write(newer)
    notify()
    await opening
    expect(await other.state.open('trial-finder')).toEqual(draft)
  })
})
