import type { Database } from '../platform/database/connect.ts'

/** How sessions are signed, and whose pages may go on with one. */
export interface SessionSettings {
  key: Buffer
  /** The origins of the sites. */
  origins: readonly string[]
  /** The site has no host of its own: its pages are of whatever host they are asked from. */
  isLocal: boolean
}

/** Where sessions are kept, and by which key and clock their tokens count. */
export interface KeptSessions {
  database: Database
  sessions: Pick<SessionSettings, 'key'>
  clock: () => Date
}
