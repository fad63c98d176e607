import type { User } from '@clairmemoire/api-client/schema'
import { Store } from '@tanstack/store'
import { type KeptValues, memoryValues } from './kept-values.ts'

/** The session of somebody of the clinic, as a page sees it. */
export interface Session {
  values: KeptValues
  /** Whether this device says that somebody is logged in (R6-02); undefined until the page looked. What is true the backend alone knows. */
  isLogged: Store<boolean | undefined>
  /** Who, as the backend said on this page; no storage has it (R3-07). */
  user: Store<User | undefined>
}

/** Nobody has looked; for the server and for stories it stays so. */
export function unknownSession(values: KeptValues = memoryValues()): Session {
  return { values, isLogged: new Store<boolean | undefined>(undefined), user: new Store<User | undefined>(undefined) }
}
