import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export type AuditedAction =
  | 'trial_signup'
  | 'preconsultation'
  | 'secondary_consultation'
  | 'consultation'
  | 'referral'
  | 'application'
  | 'request_changed'
  | 'request_mail'
  | 'request_links_ended'
  | 'request_erased'
  | 'contact_request'
  | 'contact_erased'
  | 'news_confirmed'
  | 'memory_test'
  | 'memory_test_updated'
  | 'memory_test_mail'
  | 'memory_test_erased'
  | 'relative_link'
  | 'hand_over_made'
  | 'hand_over_opened'
  | 'hand_over_closed'
  | 'hand_over_withdrawn'

/** What happened to which record and when; never what it says. */
export const auditEntry = pgTable('audit_entry', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  action: text().$type<AuditedAction>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  reference: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
