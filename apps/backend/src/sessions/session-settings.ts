import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { sessionKey } from './staff-session.table.ts'

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
