import type { Database } from '../platform/database/connect.ts'
import type { SessionSettings } from './session-settings.ts'

/** Where sessions are kept, and by which key and clock their tokens count. */
export interface KeptSessions {
  database: Database
  sessions: Pick<SessionSettings, 'key'>
  clock: () => Date
}
