import { daysOfFailedLogins, daysOfKnownNetworks } from '@clairmemoire/domain/retention'
import { normalizeIP } from '@fastify/rate-limit'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { Throttled } from '../../platform/contract/failures.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { derivedSecret } from '../../sessions/session-settings.ts'
import type { Backend } from '../backend.ts'
import { knownNetwork, type LoginCountRow, loginCount } from './login-count.table.ts'

type Counting = Pick<Backend, 'database' | 'clock'>

const day = 24 * 3_600_000

/** A login that may be tried; it has been counted as one that failed. */
interface LoginAttempt {
  source: LoginSource
  keys: readonly string[]
  /** Somebody of the staff signed in from there before. */
  isFromKnownNetwork: boolean
}

/**
 * Counts a login before its password is looked at, so that of many at once none is free; one that has to wait is refused
 * with `Throttled`, and is not counted: more tries do not lengthen the wait.
 */
export async function attemptLogin(backend: Counting, source: LoginSource): Promise<LoginAttempt> {
  const now = backend.clock()
  const accounts = await accountsKnownAt(backend.database, source.network, now)
  const free = failuresAllowed(source, accounts.includes(source.account))
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
  return { source, keys, isFromKnownNetwork: accounts.length > 0 }
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

async function accountsKnownAt(database: Database, network: string, now: Date): Promise<string[]> {
  const oldest = new Date(now.getTime() - daysOfKnownNetworks * day)
  const known = await database
    .select({ account: knownNetwork.account })
    .from(knownNetwork)
    .where(and(eq(knownNetwork.network, network), gt(knownNetwork.lastAt, oldest)))
  return known.map(({ account }) => account)
}

const second = 1000
const minute = 60 * second

/** Logins that may fail before the next one has to wait. */
const freeFailures = {
  /** Of one address from one network: somebody who looks for the right one of their passwords. */
  pair: 5,
  /** From one network: all who work behind it. */
  network: 20,
  /** Of one address from all networks where it never signed in. */
  strangers: 100,
} as const

const firstWait = 30 * second
/** Short enough that who is at work comes back to it, long enough that guessing is hopeless: a hundred a day. */
const longestWait = 15 * minute

/** After which failures are forgotten. */
const failuresForgottenAfter = daysOfFailedLogins * 24 * 60 * minute

/** By how much the clocks of processes may differ; what is later is of a clock that was wrong, and is forgotten. */
const clockDifference = minute

type Count = Pick<LoginCountRow, 'failures' | 'lastAt'>

function failuresAt({ failures, lastAt }: Count, now: Date): number {
  const passed = now.getTime() - lastAt.getTime()
  return passed < -clockDifference || passed >= failuresForgottenAfter ? 0 : failures
}

/** Milliseconds that are left to wait, twice as long after each failure more. */
export function waitBefore(count: Count, free: number, now: Date): number {
  const beyond = failuresAt(count, now) - free
  if (beyond < 0) return 0
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(beyond, 20))
  return Math.max(0, count.lastAt.getTime() + wait - now.getTime())
}

/** Where a login comes from and for whom, as keys that identify nobody. */
interface LoginSource {
  account: string
  network: string
  pair: string
}

/** An address that nobody has is counted like any other. */
export function loginSource({ sessions }: Pick<Backend, 'sessions'>, email: string, address: string): LoginSource {
  const network = normalizeIP(address)
  const key = (purpose: string, text: string) => derivedSecret(sessions.key, `login ${purpose}`, text)
  return {
    account: key('account', email),
    network: key('network', network),
    pair: key('pair', `${email}\0${network}`),
  }
}

/** What a login is counted by, with what may fail of each; from a network where they signed in before, only by themselves. */
function failuresAllowed({ pair, network, account }: LoginSource, isKnown: boolean): ReadonlyMap<string, number> {
  const own = [[pair, freeFailures.pair]] as const
  const others = [
    [network, freeFailures.network],
    [account, freeFailures.strangers],
  ] as const
  return new Map(isKnown ? own : [...own, ...others])
}

/** What counts no more. */
export async function forgetLogins({ database }: { database: Database }, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await database.delete(loginCount).where(lt(loginCount.lastAt, before(failuresForgottenAfter)))
  await database.delete(knownNetwork).where(lt(knownNetwork.lastAt, before(daysOfKnownNetworks * day)))
}
