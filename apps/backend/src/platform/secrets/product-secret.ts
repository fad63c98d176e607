import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '../database/connect.ts'
import { productSecret } from './product-secret.table.ts'

/** Returns the secret of this name; the first call creates it. */
export async function secretNamed(queries: Queries, name: string): Promise<Buffer> {
  const secret = (await storedSecret(queries, name)) ?? (await newSecret(queries, name))
  return Buffer.from(secret, 'base64url')
}

async function storedSecret(queries: Queries, name: string): Promise<string | undefined> {
  const [stored] = await queries.select().from(productSecret).where(eq(productSecret.name, name))
  return stored?.secret
}

/** If several processes create it at the same time, all get the same one. */
async function newSecret(queries: Queries, name: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await queries.insert(productSecret).values({ name, secret }).onConflictDoNothing()
  return (await storedSecret(queries, name)) ?? secret
}
