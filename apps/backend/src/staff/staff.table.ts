import type { Locale, Role } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** People of the clinic who may sign in. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  /** Normalized by `staffAddress`. */
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: text().$type<Role>().notNull(),
  /** See `hashOfPassword`; `noPassword` until one is chosen. */
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
})

export type StaffRow = typeof staff.$inferSelect

/** Which staff member saw which request and when: each opening, and the first listing of each day. */
export const staffView = pgTable(
  'staff_view',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reference: text().notNull(),
    /** Opened, not only listed. */
    opened: boolean().notNull(),
    /** In UTC. */
    day: date().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_view_at').on(table.at),
    index('staff_view_reference').on(table.reference),
    uniqueIndex('staff_view_listed').on(table.staffId, table.reference, table.day).where(sql`not opened`),
  ],
)

/** A link for choosing a password once; a newer one replaces it. */
export const invitation = pgTable('invitation', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .unique()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** A new user, or a reset password. */
  reason: text().$type<'new' | 'reset'>().notNull(),
  /** Language of the mail. */
  locale: text().$type<Locale>().notNull(),
  /** The key, until the mail with it is sent. */
  capability: text(),
  capabilityHash: text('capability_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type InvitationRow = typeof invitation.$inferSelect

/** The studies whose figures a staff member has on their start page. */
export const startStudy = pgTable(
  'start_study',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    trialCode: text('trial_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.trialCode] })],
)

/** Passkeys of the staff (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Given by its owner. */
    name: text().notNull(),
    /** The host it was registered for; it works on no other. */
    host: text().notNull(),
    /** In base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter, if the key has one; a cloned key has a lower one. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkey_staff_id').on(table.staffId)],
)

/** One-time codes in place of a lost passkey; a used code is deleted. */
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

/** A WebAuthn challenge, valid once and for minutes: to register a passkey, or to finish a login after the password. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    keyHash: text('key_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    purpose: text().$type<'login' | 'register'>().notNull(),
    challenge: text().notNull(),
    /** Number of attempts; a correct one ends the challenge. */
    answers: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenge_created_at').on(table.createdAt)],
)

export type PasskeyRow = typeof passkey.$inferSelect
