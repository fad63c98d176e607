import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What happened to which record and when; never what it says. */
export const auditEntry = pgTable('audit_entry', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  action: text().$type<'trial_signup' | 'contact_request'>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  reference: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
