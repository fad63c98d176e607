import type { Database } from './platform/database/connect.ts'
import type { StoreChange } from './platform/database/store.ts'
import type { Clinic } from './clinic/clinic.ts'
import type { ListedArticles } from './content/listed-articles.ts'
import type { MailQueue } from './mail/queue.ts'

/** What the operations work with. */
export interface Backend {
  database: Database
  store: StoreChange
  mails: MailQueue
  clinic: Clinic
  articles: ListedArticles
  clock: () => Date
}
