import type { KeptFor, Lifetime } from './stored-state.ts'

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
