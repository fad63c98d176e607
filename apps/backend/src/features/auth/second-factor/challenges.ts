import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import type { Database, Queries } from '../../../platform/database/connect.ts'
import { passkeyChallenge } from '../../../staff/staff.table.ts'

/** Milliseconds in which a challenge can be answered. They are enough to fetch the key. */
const lifetime = 5 * 60_000

/** After this many attempts the password is required again. Wrong passwords are throttled. */
const maxAttempts = 5

type Purpose = (typeof passkeyChallenge.$inferSelect)['purpose']

interface NewChallenge {
  staffId: string
  purpose: Purpose
  challenge: string
  createdAt: Date
}

/** Stores a challenge and returns its key for the browser. */
export async function storeChallenge(database: Queries, challenge: NewChallenge): Promise<string> {
  const key = newCapability()
  await database.insert(passkeyChallenge).values({ keyHash: hashOfCapability(key), ...challenge })
  return key
}

/**
 * Counts an attempt before its check, so that concurrent attempts cannot exceed the limit, and returns the challenge. Returns
 * undefined for a challenge that was met, has expired, has another purpose, or has no attempt left.
 */
export async function attemptChallenge(database: Queries, key: string, purpose: Purpose, now: Date) {
  const [attempted] = await database
    .update(passkeyChallenge)
    .set({ answers: sql`${passkeyChallenge.answers} + 1` })
    .where(
      and(
        eq(passkeyChallenge.keyHash, hashOfCapability(key)),
        eq(passkeyChallenge.purpose, purpose),
        gt(passkeyChallenge.createdAt, new Date(now.getTime() - lifetime)),
        lt(passkeyChallenge.answers, maxAttempts),
      ),
    )
    .returning()
  return attempted
}

/** Deletes a met challenge. Returns false if a concurrent request deleted it first. */
export async function endChallenge(database: Queries, keyHash: string): Promise<boolean> {
  const ended = await database
    .delete(passkeyChallenge)
    .where(eq(passkeyChallenge.keyHash, keyHash))
    .returning({ keyHash: passkeyChallenge.keyHash })
  return ended.length === 1
}

/** Deletes expired challenges. */
export async function deleteOldChallenges({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(passkeyChallenge).where(lt(passkeyChallenge.createdAt, new Date(now.getTime() - lifetime)))
}

/**
 * Runs a verification of the library. Any failure is rejected as invalid without details, which would only help forgers.
 */
export async function verified<Verification extends { verified: boolean }>(
  verify: () => Promise<Verification>,
): Promise<Verification> {
  // The library throws for mismatches.
  const verification = await verify().catch(() => undefined)
  if (verification?.verified !== true) throw Refusal.of({ response: 'invalid' })
  return verification
}
