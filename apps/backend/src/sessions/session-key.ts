import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { sessionKey } from './staff-session.table.ts'

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
