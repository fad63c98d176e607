import type { FormId } from '@clairmemoire/forms/every-form'
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export type AuditedAction =
  /** That it was sent. */
  | FormId
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
  | AccountAction
  | 'study_state'

/** Done to the account of somebody of the clinic. */
export type AccountAction =
  | 'account_made'
  | 'account_renamed'
  | 'account_role'
  | 'account_disabled'
  | 'account_enabled'
  | 'account_reset'
  | 'password_chosen'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'

/** What happened to which record and when; never what it says. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    action: text().$type<AuditedAction>().notNull(),
    /** Null for a study. */
    subjectId: uuid('subject_id'),
    /** Of a request; of a study its code; of an account its new role, or nothing. */
    reference: text().notNull(),
    /** Who of the staff did it; null for the person themselves and for a command of the operator. */
    staffId: uuid('staff_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('audit_entry_subject_id').on(table.subjectId), index('audit_entry_reference').on(table.reference)],
)
