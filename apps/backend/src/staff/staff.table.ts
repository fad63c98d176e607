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
  /** A hash of `hashOfPassword`, or `noPassword` until the user has chosen a password. */
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
})

export type StaffRow = typeof staff.$inferSelect

/** The column of the staff member who did something. */
export function staffId() {
  return uuid('staff_id')
    .notNull()
    .references(() => staff.id)
}

/** The column of the staff member whose row this is; it is deleted together with the account. */
export function ownerId() {
  return uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' })
}

/**
 * Records when a staff member saw a request: each time they opened it, and the first time on each day that a list showed it.
 */
export const staffView = pgTable(
  'staff_view',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: staffId(),
    reference: text().notNull(),
    /** True if the request was opened, false if a list showed it. */
    opened: boolean().notNull(),
    /** The day in UTC. */
    day: date().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_view_at').on(table.at),
    index('staff_view_reference').on(table.reference),
    uniqueIndex('staff_view_listed').on(table.staffId, table.reference, table.day).where(sql`not opened`),
  ],
)

/** A link with which a user can choose a password once; a newer link replaces it. */
export const invitation = pgTable('invitation', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .unique()
    .references(() => staff.id, { onDelete: 'cascade' }),
  reason: text().$type<'new' | 'reset'>().notNull(),
  /** Language of the mail. */
  locale: text().$type<Locale>().notNull(),
  /** The key of the link; it is stored only until the mail is sent. */
  capability: text(),
  capabilityHash: text('capability_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type InvitationRow = typeof invitation.$inferSelect

/** The studies whose figures a staff member sees on their start page. */
export const startStudy = pgTable(
  'start_study',
  { staffId: ownerId(), trialCode: text('trial_code').notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.trialCode] })],
)

/** Passkeys of the staff (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    staffId: ownerId(),
    /** The name that its owner chose. */
    name: text().notNull(),
    /** The host for which the passkey was registered; it works on no other host. */
    host: text().notNull(),
    /** Encoded in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** A COSE key, encoded in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter, if the key has one; a cloned key sends a lower number. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkey_staff_id').on(table.staffId)],
)

/** One-time codes that replace a lost passkey; a used code is deleted. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    staffId: ownerId(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('recovery_code_staff_id').on(table.staffId)],
)

/**
 * A WebAuthn challenge to register a passkey, or to finish a login after the password. It is valid once, and only for minutes.
 */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    keyHash: text('key_hash').primaryKey(),
    staffId: ownerId(),
    purpose: text().$type<'login' | 'register'>().notNull(),
    challenge: text().notNull(),
    /** The number of answers so far; a correct answer ends the challenge. */
    answers: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenge_created_at').on(table.createdAt)],
)

export type PasskeyRow = typeof passkey.$inferSelect
