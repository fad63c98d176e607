import { daysOfKnownNetworks } from '@clairmemoire/domain/retention'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { Throttled } from '../../../platform/overload/throttled.ts'
import type { Backend } from '../../backend.ts'
import { knownNetwork, loginCount } from './login-count.table.ts'
import { countedBy, type LoginSource } from './login-source.ts'
import { failuresAt, waitBefore } from './wait-before.ts'

type Counting = Pick<Backend, 'database' | 'clock'>

const day = 24 * 3_600_000

/** A login that may be tried; it has been counted as one that failed. */
export interface LoginAttempt {
  source: LoginSource
  keys: readonly string[]
}

/**
 * Counts a login before its password is looked at, so that of many at once none is free; one that has to wait is refused
 * with `Throttled`, and is not counted: whoever knocks on does not wait longer.
 */
export async function attemptLogin(backend: Counting, source: LoginSource): Promise<LoginAttempt> {
  const now = backend.clock()
  const free = countedBy(source, await isKnownNetwork(backend.database, source, now))
  const keys = [...free.keys()].sort()
  const longest = (counts: readonly (typeof loginCount.$inferSelect)[]) =>
    Math.max(0, ...counts.map((count) => waitBefore(count, free.get(count.key) ?? 0, now)))
  // Most that have to wait take no lock and no connection of their own.
  const wait =
    longest(await backend.database.select().from(loginCount).where(inArray(loginCount.key, keys))) ||
    (await inTransaction(backend.database, async (tx) => {
      await tx
        .insert(loginCount)
        .values(keys.map((key) => ({ key, failures: 0, lastAt: now })))
        .onConflictDoNothing()
      const counts = await tx
        .select()
        .from(loginCount)
        .where(inArray(loginCount.key, keys))
        .orderBy(asc(loginCount.key))
        .for('update')
      const left = longest(counts)
      if (left > 0) return left
      for (const count of counts)
        await tx
          .update(loginCount)
          .set({ failures: failuresAt(count, now) + 1, lastAt: now })
          .where(eq(loginCount.key, count.key))
      return 0
    }))
  if (wait > 0) throw new Throttled(wait)
  return { source, keys }
}

/** Takes back what was counted, forgets what failed before from this network, and knows the network from now on. */
export async function noteSuccess(backend: Counting, { source, keys }: LoginAttempt): Promise<void> {
  const { account, network, pair } = source
  const lastAt = backend.clock()
  await backend.database
    .update(loginCount)
    .set({ failures: sql`case when key = ${pair} then 0 else greatest(failures - 1, 0) end` })
    .where(inArray(loginCount.key, [...keys]))
  await backend.database
    .insert(knownNetwork)
    .values({ account, network, lastAt })
    .onConflictDoUpdate({ target: [knownNetwork.account, knownNetwork.network], set: { lastAt } })
}

async function isKnownNetwork(database: Database, { account, network }: LoginSource, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - daysOfKnownNetworks * day)
  const known = await database.$count(
    knownNetwork,
    and(eq(knownNetwork.account, account), eq(knownNetwork.network, network), gt(knownNetwork.lastAt, oldest)),
  )
  return known > 0
}
