import type { SlotQuotaOf } from '../calls/slot-reservations.ts'
import type { FollowedPlaces } from '../calls/set-places.ts'
import type { Clinic } from '../clinic/clinic.ts'
import type { FollowedStudies } from '../content/followed-studies.ts'
import type { ListedArticles } from '../content/listed-articles.ts'
import type { DeskChanges } from '../desk/desk-changes.ts'
import type { CallHandlers } from '../desk/call-handler.ts'
import type { MailQueue } from '../mail/queue.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import type { MemoryTests } from '../questionnaires/memory-tests.ts'
import type { Questionnaires } from '../questionnaires/questionnaires.ts'
import type { SmsReach } from '../requests/queue-sms.ts'
import type { RequestSettings } from '../requests/stored-request.ts'
import type { SessionSettings } from '../sessions/session-settings.ts'

/** Dependencies of the operations. */
export interface Backend {
  database: Database
  mails: MailQueue
  clinic: Clinic
  places: FollowedPlaces
  slotQuotaOf: SlotQuotaOf
  articles: ListedArticles
  memoryTests: MemoryTests
  orientation: OrientationSettings
  requests: RequestSettings
  desk: DeskSettings
  news: NewsSettings
  studies: FollowedStudies
  questionnaires: Questionnaires
  sessions: SessionSettings
  sms: SmsReach & SmsStops & ReportSettings
  clock: () => Date
}

export interface OrientationSettings {
  /** Whether results have only general advice and no score. */
  informationOnly: boolean
  /** A result is erased after this many days without use. */
  resultDays: number
}

export interface DeskSettings {
  handlers: CallHandlers
  changes: DeskChanges
  /** Days with unanswered calls before the person gets a mail. */
  tryDays: number
  /** Working days in which the person may then choose a time. */
  waitDays: number
}

export interface SmsStops {
  /** Ends all text messages to a number in E.164, and erases its news. */
  stop: (tx: Transaction, phone: string, at: Date) => Promise<void>
}

export interface ReportSettings {
  /** The password of the SMS gateway; undefined if no gateway may report. */
  reportsSecret: string | undefined
}

export interface NewsSettings {
  /** Days after which a confirmed address is erased. */
  days: number
}
