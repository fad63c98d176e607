import { Store } from '@tanstack/store'
import { noSealing, type Sealing } from '../sealing/sealing.ts'
import { memoryStateStorage, type StateStorage } from './state-storage.ts'
import {
  cleanState,
  isFresh,
  type StoredFor,
  storedFor,
  type Lifetime,
  parseStoredState,
  readStoredState,
  type StoredState,
  sealedOf,
} from './stored-state.ts'

/** `device`: restored after a reload, for 20 hours; `tab`: lost when this page is left. */
export type SavedIn = 'device' | 'tab'

/** An external change of a private part: another tab saved it (`saved`), or it was erased or has expired (`gone`). */
export type ExternalChange = 'saved' | 'gone'

/** The site's memory of this visit (R3-09, A-18). */
export interface ApplicationState {
  /** Replaces the state by the stored one. Called after hydration; further calls do nothing. */
  restore: () => void
  /** Answers without waiting. If false, nothing is stored; if true, `open` may still find nothing. */
  mayHoldAnything: () => boolean
  /** Loads the code for sealing in advance, so that answers can be stored without a network too. Never rejects. */
  prepare: () => Promise<void>
  /** The last saved value of the private part; `undefined` if it is missing, expired or unreadable. */
  open: (part: string) => Promise<unknown>
  /**
   * Seals the value (any JSON) in the state, and returns where it is stored. Calls are queued, so the last value wins. A part lives for 20
   * hours; use the lifetimes of 30 days and a year only at the person's request.
   */
  save: (part: string, value: unknown, lifetime?: Lifetime) => Promise<SavedIn>
  /** The lifetime of the stored part; `undefined` if it is missing or lives in the tab only. */
  storedFor: (part: string) => Promise<StoredFor | undefined>
  erase: (part: string) => Promise<void>
  /** Subscribes to external changes of a part; returns the function that unsubscribes. */
  onExternalChange: (part: string, listener: (change: ExternalChange) => void) => () => void
}

interface ApplicationStatePorts {
  storage: StateStorage
  /** Loaded when something is to be sealed or opened; may reject. */
  sealing: () => Promise<Sealing>
  /** milliseconds since 1970 */
  now: () => number
}

/** The state together with its store, which holds everything in its stored form. */
interface StatefulApplication extends ApplicationState {
  readonly store: Store<StoredState>
}

/** The state of one page, written to the storage on every change. */
export function createApplicationState({ storage, sealing, now }: ApplicationStatePorts): StatefulApplication {
  const store = new Store<StoredState>(cleanState)
  const tabOnly = new Map<string, { value: unknown; savedAt: number }>()
  const listeners = new Set<(part: string, change: ExternalChange) => void>()
  const inOrder = createQueue()
  let isRestored = false
  let isSaved = false
  /** The content of the storage when this page last read it. */
  let seen: string | undefined

  function restore(): void {
    if (isRestored) return
    isRestored = true
    store.subscribe((state) => {
      const text = JSON.stringify(state)
      isSaved = storage.read() === text || storage.write(text)
      if (isSaved) seen = text
    })
    seen = storage.read()
    if (seen !== undefined) store.setState(() => ({ ...parseStoredState(seen, now()) }))
    storage.onExternalChange(follow)
  }

  function follow(text: string | undefined): void {
    // The storage has not changed and this page could not write, so the state of this page is newer.
    if (text === seen && !isSaved) return
    const stored = text === undefined ? cleanState : readStoredState(text, now())
    // The text was written by another build. That state stays, because a tab with that build may be open.
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

  /**
   * Undefined if the code cannot be loaded, for example without a network. New parts then live in the tab, and stored parts cannot be
   * opened for now.
   */
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
    // Another tab may have saved a new ciphertext while this one was being opened.
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
    return isSaved ? 'device' : 'tab'
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
    storedFor: (part) =>
      afterRestore(async () => {
        const sealed = isSaved ? store.state.sealed[part] : undefined
        return sealed && storedFor(sealed)
      }),
    erase: (part) => afterRestore(() => eraseNow(part)),
    onExternalChange: (part, listener) => {
      const onChange = (changed: string, change: ExternalChange) => changed === part && listener(change)
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** For the server and for tests: a state that lives in this object only. */
export function createMemoryApplicationState(): ApplicationState {
  return createApplicationState({ storage: memoryStateStorage(), sealing: async () => noSealing, now: Date.now })
}

/** Sealing takes a moment: without a queue an older value could be stored after a newer one. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task, task)
    last = result.catch(() => {})
    return result
  }
}
