import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { countingKey } from './counting-key.table.ts'

/** The key of today, the same for all processes; each asks the database once a day. */
export function keyOfDay(database: Database): () => Promise<string> {
  let known: { day: string; secret: string } | undefined
  return async () => {
    const day = new Date().toISOString().slice(0, 10)
    if (known?.day !== day) known = { day, secret: await secretOf(database, day) }
    return known.secret
  }
}

/** Of processes that ask at the same time one makes it, and all get that one. */
async function secretOf(database: Database, day: string): Promise<string> {
  await database
    .insert(countingKey)
    .values({ day, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await database.select().from(countingKey).where(eq(countingKey.day, day))
  if (row === undefined) throw new Error('the key of the day is gone')
  return row.secret
}
