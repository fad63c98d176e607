import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import type { Database, Queries } from '../../../platform/database/connect.ts'
import { passkeyChallenge } from '../../../staff/staff.table.ts'

/** Milliseconds in which a key is to sign: enough to fetch it from the other room. */
const lifetime = 5 * 60_000

/** Answers to one challenge; then the password is asked for again, which counts failures of its own. */
const mostAnswers = 5

type Purpose = (typeof passkeyChallenge.$inferSelect)['purpose']

interface NewChallenge {
  staffId: string
  purpose: Purpose
  challenge: string
  createdAt: Date
}

/** Stores a challenge under a key, which only its browser gets. */
export async function keepChallenge(database: Queries, challenge: NewChallenge): Promise<string> {
  const key = newCapability()
  await database.insert(passkeyChallenge).values({ keyHash: hashOfCapability(key), ...challenge })
  return key
}

/**
 * A challenge that may be answered; the answer has been counted before it is looked at, so that of many at once none is free. Undefined
 * for one that was met, is over, or is for something else.
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
        lt(passkeyChallenge.answers, mostAnswers),
      ),
    )
    .returning()
  return attempted
}

/** Of two that meet it, one does: false for the other. */
export async function endChallenge(database: Queries, keyHash: string): Promise<boolean> {
  const ended = await database
    .delete(passkeyChallenge)
    .where(eq(passkeyChallenge.keyHash, keyHash))
    .returning({ keyHash: passkeyChallenge.keyHash })
  return ended.length === 1
}

/** What can be met no more. */
export async function forgetChallenges({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(passkeyChallenge).where(lt(passkeyChallenge.createdAt, new Date(now.getTime() - lifetime)))
}

/**
 * What the library verified of a browser’s answer. Whatever cannot be read or does not fit is refused at its field: what is wrong with
 * it would help nobody but who tries to forge one.
 */
export async function verified<Verification extends { verified: boolean }>(
  verify: () => Promise<Verification>,
): Promise<Verification> {
  // The library throws for what does not fit.
  const verification = await verify().catch(() => undefined)
  if (verification?.verified !== true) throw Refusal.of({ response: 'invalid' })
  return verification
}
