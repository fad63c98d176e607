import type { Database } from '../platform/database/connect.ts'
import type { Change, StoreChange } from '../platform/database/store.ts'

/** What one part of the backend keeps of people, for who asks what is known of them, or to be forgotten. */
export interface PersonRecords {
  /** Under this name they are exported. */
  name: string
  /** The address of who has this reference; null where the record has none. Undefined for a reference of another part. */
  addressOf: (database: Database, reference: string) => Promise<string | null | undefined>
  find: (database: Database, person: Person) => Promise<readonly object[]>
  /** Undefined when there is nothing to erase. */
  erased: (database: Database, person: Person, now: Date) => Promise<Change | undefined>
}

/** Who has this address, the reference, or both. */
export interface Person {
  /** In lower case. */
  email: string | null
  reference: string | null
}

/** A program's hold on the database. */
export interface Records {
  database: Database
  store: StoreChange
  now: Date
}
