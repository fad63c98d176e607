import type { Database, Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'

/** What one part of the backend keeps of people, for who asks what is known of them, or to be forgotten. */
export interface PersonRecords {
  /** Under this name they are exported. */
  name: string
  /** The address of who has this reference; null where the record has none. Undefined for a reference of another part. */
  addressOf: (queries: Queries, reference: string) => Promise<string | null | undefined>
  find: (queries: Queries, person: Person) => Promise<readonly object[]>
  erase: (tx: Transaction, person: Person, now: Date) => Promise<void>
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
  now: Date
}
