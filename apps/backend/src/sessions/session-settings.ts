import type { Database } from '../platform/database/connect.ts'

/** How sessions are signed, and whose pages may go on with one. */
export interface SessionSettings {
  key: Buffer
  /** The origins of the sites. */
  origins: readonly string[]
  /** The site has no host of its own: its pages are of whatever host they are asked from. */
  isLocal: boolean
  /** Whether nobody works without a passkey, or who wants one has one. */
  secondFactor: 'offered' | 'demanded'
}

/** Where sessions are stored, and the key and clock of their tokens. */
export interface SessionStore {
  database: Database
  sessions: Pick<SessionSettings, 'key'>
  clock: () => Date
}
