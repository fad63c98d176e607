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
  /** In lower case, as `staffAddress` reads it. */
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

/** Who saw which requests and when, never what they say: each opening, and the first look at a list of each day. */
export const staffView = pgTable(
  'staff_view',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reference: text().notNull(),
    /** Opened, and not seen in a list alone. */
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

/** A link with which somebody of the clinic chooses a password, once; a newer one takes its place. */
export const invitation = pgTable('invitation', {
  id: uuid().primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .unique()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Whether they are new here, or lost the password they had. */
  reason: text().$type<'new' | 'reset'>().notNull(),
  /** Of the mail. */
  locale: text().$type<Locale>().notNull(),
  /** The key, until the mail with it has left. */
  capability: text(),
  capabilityHash: text('capability_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type InvitationRow = typeof invitation.$inferSelect

/** The studies whose figures somebody of the clinic has on their start page. */
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
    /** How many were tried; the right one ends it. */
    answers: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenge_created_at').on(table.createdAt)],
)

export type PasskeyRow = typeof passkey.$inferSelect
