import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { sessionKey } from './staff-session.table.ts'

const name = 'sessions'

/** Made by the first process that asks; all that start with it read the same. */
export async function openSessionKey(database: Database): Promise<Buffer> {
  const secret = randomBytes(32).toString('base64url')
  await database.insert(sessionKey).values({ name, secret }).onConflictDoNothing()
  const [kept] = await database.select().from(sessionKey).where(eq(sessionKey.name, name))
  return Buffer.from(kept?.secret ?? secret, 'base64url')
}

/** What the text is turned into for one purpose: nobody can without the key, and no purpose tells of another. */
export function derivedSecret(key: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
}
