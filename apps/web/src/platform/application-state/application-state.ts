import { Store } from '@tanstack/store'
import { noSealing, type Sealing } from '../sealing/sealing.ts'
import { memoryStateStorage, type StateStorage } from './state-storage.ts'
import {
  cleanState,
  isFresh,
  type KeptFor,
  keptFor,
  type Lifetime,
  parseStoredState,
  readStoredState,
  type StoredState,
  sealedOf,
} from './stored-state.ts'

/** `device`: found again after a reload and for 20 hours; `tab`: gone when this page is left. */
export type Keeping = 'device' | 'tab'

/** What became of a private part without this page: another tab saved it, or it was erased or grew too old. */
export type ExternalChange = 'saved' | 'gone'

/** What the site remembers about this visit (R3-09, A-18). */
export interface ApplicationState {
  /** Replaces the state by what this device remembers; called once the page is hydrated, harmless when called again. */
  restore: () => void
  /** Known at once: where it says no, there is nothing to open. */
  mayHoldAnything: () => boolean
  /** Fetches what keeping needs before there is anything to keep: answers are then kept without a network too. Never rejects. */
  prepare: () => Promise<void>
  /** The private part as it was saved last; `undefined` when there is none, when it is too old or cannot be read. */
  open: (part: string) => Promise<unknown>
  /**
   * Seals the value (any JSON) inside the state and says how long it will be kept. Later calls win. Only what the person asked to
   * be kept lives for 30 days or a year instead of 20 hours.
   */
  save: (part: string, value: unknown, lifetime?: Lifetime) => Promise<Keeping>
  /** For how long this device keeps the part; `undefined` for what is gone with the tab, or is not there. */
  keptFor: (part: string) => Promise<KeptFor | undefined>
  erase: (part: string) => Promise<void>
  /** Returns a function that stops listening. */
  onExternalChange: (part: string, listener: (change: ExternalChange) => void) => () => void
}

interface ApplicationStatePorts {
  storage: StateStorage
  /** Asked for when something is to be sealed or opened; may be refused. */
  sealing: () => Promise<Sealing>
  /** milliseconds since 1970 */
  now: () => number
}

/** With all of what is kept, as it stands in the storage. */
interface StatefulApplication extends ApplicationState {
  readonly store: Store<StoredState>
}

/** The state of one page, written back to the storage on every change. */
export function createApplicationState({ storage, sealing, now }: ApplicationStatePorts): StatefulApplication {
  const store = new Store<StoredState>(cleanState)
  const tabOnly = new Map<string, { value: unknown; savedAt: number }>()
  const listeners = new Set<(part: string, change: ExternalChange) => void>()
  const inOrder = createQueue()
  let isRestored = false
  let isKept = false
  /** What stood in the storage when this page last looked. */
  let seen: string | undefined

  function restore(): void {
    if (isRestored) return
    isRestored = true
    store.subscribe((state) => {
      const text = JSON.stringify(state)
      isKept = storage.read() === text || storage.write(text)
      if (isKept) seen = text
    })
    seen = storage.read()
    if (seen !== undefined) store.setState(() => ({ ...parseStoredState(seen, now()) }))
    storage.onExternalChange(follow)
  }

  function follow(text: string | undefined): void {
    // What this page could not write is newer than what stands there.
    if (text === seen && !isKept) return
    const stored = text === undefined ? cleanState : readStoredState(text, now())
    // While two builds are open, neither takes away what the other holds.
    if (!stored) return
    const before = store.state.sealed
    seen = text
    store.setState(() => ({ ...stored }))
    for (const part of new Set([...Object.keys(before), ...Object.keys(stored.sealed)])) {
      const ciphertext = stored.sealed[part]?.ciphertext
      if (ciphertext === before[part]?.ciphertext) continue
      if (ciphertext === undefined) tabOnly.delete(part)
      for (const listener of listeners) listener(part, ciphertext === undefined ? 'gone' : 'saved')
    }
  }

  /** Without a network it may not load: then parts live for the tab, and what the device holds waits for a better day. */
  const loadedSealing = () => sealing().catch(() => undefined)

  function drop(part: string): void {
    const { [part]: _, ...sealed } = store.state.sealed
    store.setState((state) => ({ ...state, sealed }))
  }

  async function openNow(part: string): Promise<unknown> {
    const inTab = tabOnly.get(part)
    if (inTab) return isFresh(inTab.savedAt, now()) ? inTab.value : undefined
    const onDevice = store.state.sealed[part]
    if (!onDevice || !isFresh(onDevice.savedAt, now(), onDevice.lifetime)) return undefined
    const seals = await loadedSealing()
    const opened = await seals?.open(onDevice.ciphertext, part).then(
      (value) => ({ value }),
      () => undefined,
    )
    // Another tab may have saved a ciphertext that opens while this one was tried.
    if (opened && opened.value === undefined && store.state.sealed[part] === onDevice) drop(part)
    return opened?.value
  }

  async function saveNow(part: string, value: unknown, lifetime: Lifetime = 'visit'): Promise<'device' | 'tab'> {
    const savedAt = now()
    const ciphertext = await (await loadedSealing())?.seal(value, part)
    if (ciphertext === undefined) {
      tabOnly.set(part, { value, savedAt })
      return 'tab'
    }
    tabOnly.delete(part)
    const sealed = sealedOf(ciphertext, savedAt, lifetime)
    store.setState((state) => ({ ...state, sealed: { ...state.sealed, [part]: sealed } }))
    return isKept ? 'device' : 'tab'
  }

  async function eraseNow(part: string): Promise<void> {
    tabOnly.delete(part)
    drop(part)
    if (Object.keys(store.state.sealed).length === 0) await (await loadedSealing())?.forget()
  }

  const afterRestore = <T>(task: () => Promise<T>): Promise<T> => {
    restore()
    return inOrder(task)
  }
  return {
    store,
    restore,
    mayHoldAnything: () => tabOnly.size > 0 || storage.read() !== undefined,
    prepare: async () => {
      await loadedSealing()
    },
    open: (part) => afterRestore(() => openNow(part)),
    save: (part, value, lifetime) => afterRestore(() => saveNow(part, value, lifetime)),
    keptFor: (part) =>
      afterRestore(async () => {
        const sealed = isKept ? store.state.sealed[part] : undefined
        return sealed && keptFor(sealed)
      }),
    erase: (part) => afterRestore(() => eraseNow(part)),
    onExternalChange: (part, listener) => {
      const onChange = (changed: string, change: ExternalChange) => changed === part && listener(change)
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** For the server and for tests: remembers nothing beyond this object. */
export function createMemoryApplicationState(): ApplicationState {
  return createApplicationState({ storage: memoryStateStorage(), sealing: async () => noSealing, now: Date.now })
}

/** Sealing takes a moment: without a queue an older value could land after a newer one. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task, task)
    last = result.catch(() => {})
    return result
  }
}
