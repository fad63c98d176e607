import type { FormId } from '@clairmemoire/forms/every-form'
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export type AuditedAction =
  /** The form was sent. */
  | FormId
  | 'request_changed'
  | 'request_mail'
  | 'request_links_ended'
  | 'sms_code_entered'
  | 'sms_code_locked'
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
  | 'outcome_undone'
  | 'code_made'
  | 'letter_made'
  | 'call_given'
  | 'call_moved'
  | AccountAction
  | 'study_state'

/** An action on a staff account. */
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

/** Records when an action changed a record, without the content of the record. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    action: text().$type<AuditedAction>().notNull(),
    /** The changed record; null for a study. */
    subjectId: uuid('subject_id'),
    /** The reference of a request, the code of a study, or the new role of an account; otherwise empty. */
    reference: text().notNull(),
    /** The staff member who took the action; null for the visitor and for a command of the operator. */
    staffId: uuid('staff_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('audit_entry_subject_id').on(table.subjectId), index('audit_entry_reference').on(table.reference)],
)
