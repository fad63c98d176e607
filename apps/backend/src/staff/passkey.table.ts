import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staff } from './staff.table.ts'

/** Keys with which people of the clinic prove at their login that it is them. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** As its bearer calls it. */
    name: text().notNull(),
    /** The host it was made for; it works on no other. */
    host: text().notNull(),
    /** In base64url, as the browser has it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, where it counts; a copy of it falls behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkey_staff_id').on(table.staffId)],
)

/** Codes for who has lost their key; each goes when it is used. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('recovery_code_staff_id').on(table.staffId)],
)

/** What a key has to sign, once and within minutes: to be added, or to finish a login whose password was right. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    keyHash: text('key_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    purpose: text().$type<'login' | 'register'>().notNull(),
    challenge: text().notNull(),
    /** Answers that were wrong. */
    failures: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenge_created_at').on(table.createdAt)],
)

export type PasskeyRow = typeof passkey.$inferSelect
