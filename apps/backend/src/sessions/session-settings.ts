import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { type StaffSessionRow, sessionKey } from './staff-session.table.ts'

/** How sessions are signed, and whose pages may go on with one. */
export interface SessionSettings {
  key: Buffer
  /** The origins of the sites. */
  origins: readonly string[]
  /** The site has no host of its own: its pages are of whatever host they are asked from. */
  isLocal: boolean
  /** Whether nobody works without a passkey, or who wants one has one. */
  secondFactor: 'offered' | 'demanded'
}

/** Where sessions are stored, and the key and clock of their tokens. */
export interface SessionStore {
  database: Database
  sessions: Pick<SessionSettings, 'key'>
  clock: () => Date
}

const name = 'sessions'

/** Creates the key at the first start; every process reads the same. */
export async function openSessionKey(database: Database): Promise<Buffer> {
  const secret = randomBytes(32).toString('base64url')
  await database.insert(sessionKey).values({ name, secret }).onConflictDoNothing()
  const [stored] = await database.select().from(sessionKey).where(eq(sessionKey.name, name))
  return Buffer.from(stored?.secret ?? secret, 'base64url')
}

/** A secret derived from a text for one purpose; without the key nobody can derive it. */
export function derivedSecret(key: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
}

const minute = 60_000
const hour = 60 * minute

/** Milliseconds. */
export const lifetimes = {
  /** An access token that was copied is worth nothing after it. */
  access: 10 * minute,
  /** Without use, as long as no limit has to be told and put off beforehand (RGAA 13.1, WCAG 2.2.1). */
  idle: 20 * hour,
  /** In use: a page that is forgotten open goes on by itself, and for no longer than a day. */
  session: 24 * hour,
  /** In which an answer that was lost on its way is given again. */
  lostAnswer: 10_000,
} as const

/** By how much the clocks of processes may differ. */
const clockDifference = minute

/** What is from the future was made by a clock that was wrong, and would last for as long as that. */
export function isYounger(madeAt: Date, age: number, now: Date): boolean {
  const passed = now.getTime() - madeAt.getTime()
  return passed >= -clockDifference && passed < age
}

interface OwnedSession extends Pick<StaffSessionRow, 'createdAt' | 'endedAt'> {
  disabledAt: Date | null
}

export function isOpen({ createdAt, endedAt, disabledAt }: OwnedSession, now: Date): boolean {
  return endedAt === null && disabledAt === null && isYounger(createdAt, lifetimes.session, now)
}
