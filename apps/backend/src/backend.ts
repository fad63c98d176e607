import type { Database } from './database/connect.ts'
import type { MailQueue } from './mail/queue.ts'

/** What the operations work with. */
export interface Backend {
  database: Database
  mails: MailQueue
  clock: () => Date
}
