import { createHmac } from 'node:crypto'
import type { Database } from '../platform/database/connect.ts'
import { secretNamed } from '../platform/secrets/product-secret.ts'
import type { StaffSessionRow } from './staff-session.table.ts'

/** The key that signs sessions, and the origins that may use them. */
export interface SessionSettings {
  key: Buffer
  /** The origins of the sites. */
  origins: readonly string[]
  /** True if the site has no fixed host: the origin of a page is then the host of the request. */
  isLocal: boolean
  /** Whether a passkey is optional or required. */
  secondFactor: 'offered' | 'demanded'
}

export interface SessionStore {
  database: Database
  sessions: Pick<SessionSettings, 'key'>
  clock: () => Date
}

/** The signing key shared by all processes, so that sessions survive restarts and work with every process. */
export function openSessionKey(database: Database): Promise<Buffer> {
  return secretNamed(database, 'sessions')
}

/** A secret derived from the key and a text for one purpose. */
export function derivedSecret(key: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
}

const minute = 60_000
const hour = 60 * minute

/** In milliseconds. */
export const lifetimes = {
  /** The lifetime of an access token; it limits the use of a stolen token. */
  access: 10 * minute,
  /** The lifetime of an unused session. It is so long that no warning before its end is required (RGAA 13.1, WCAG 2.2.1). */
  idle: 20 * hour,
  /** The lifetime of a used session. It is limited because an open page renews its session by itself. */
  session: 24 * hour,
  /** The time in which a refresh may be repeated if its response was lost. */
  lostAnswer: 10_000,
} as const

/** Maximum difference between the clocks of processes. */
const clockDifference = minute

/** False for a time in the future, which comes from a wrong clock and would stay valid for too long. */
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
