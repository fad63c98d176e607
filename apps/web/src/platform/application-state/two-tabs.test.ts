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
  /** Tabs of one device; `notify` makes them read the storage again, as the browser does after another tab's write. */
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

  test('a value saved in one is available in the other', async () => {
    const { tab, notify } = tabs()
    const [one, other] = [tab(), tab()]
    await other.state.open('trial-finder')
    await one.state.save('trial-finder', draft)
    notify()
    expect([one.changes, other.changes]).toEqual([[], ['saved']])
    expect(await other.state.open('trial-finder')).toEqual(draft)
  })

  test('a value erased in one disappears from the other', async () => {
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

  test('cleared site data disappears from both', async () => {
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

  test('an expired value is gone when it is next read', async () => {
    const { tab, notify, clock, storage } = tabs()
    const { state, changes } = tab()
    await state.save('trial-finder', draft)
    clock.now += idleLimit + 1
    notify()
    expect(changes).toEqual(['gone'])
    expect(storage.read()).toBe('{"version":2,"sealed":{}}')
  })

  test('no listener is called without a change', async () => {
    const { tab, notify } = tabs()
    const { state, changes } = tab()
    notify()
    await state.save('trial-finder', draft)
    notify()
    expect(changes).toEqual([])
  })

  test('writes of another build of the site remove nothing here', async () => {
    const { tab, notify, storage } = tabs()
    const { state, changes } = tab()
    await state.save('trial-finder', draft)
    storage.write('{"version":3,"parts":{}}')
    notify()
    expect(changes).toEqual([])
    expect(await state.open('trial-finder')).toEqual(draft)
    expect(storage.read()).toBe('{"version":3,"parts":{}}')
  })

  test('a page whose storage is full keeps its values, but drops those that another tab erases', async () => {
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

  test('an undecryptable ciphertext does not replace a newer one of the other tab', async () => {
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
