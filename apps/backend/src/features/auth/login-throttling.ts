import { daysOfFailedLogins, daysOfKnownNetworks } from '@clairmemoire/domain/retention'
import { normalizeIP } from '@fastify/rate-limit'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { Throttled } from '../../platform/contract/failures.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { derivedSecret } from '../../sessions/session-settings.ts'
import type { Backend } from '../backend.ts'
import { knownNetwork, type LoginCountRow, loginCount } from './login-count.table.ts'

type ThrottleContext = Pick<Backend, 'database' | 'clock'>

const day = 24 * 3_600_000

/** An allowed login attempt. It is counted as failed until it succeeds. */
interface LoginAttempt {
  source: LoginSource
  keys: readonly string[]
  /** Whether a staff member has signed in from this network before. */
  isFromKnownNetwork: boolean
}

/**
 * Counts a login before the check of its password, so that concurrent attempts cannot exceed the limit. A throttled attempt
 * throws `Throttled` and is not counted, so that it does not lengthen the wait.
 */
export async function attemptLogin(backend: ThrottleContext, source: LoginSource): Promise<LoginAttempt> {
  const now = backend.clock()
  const accounts = await accountsKnownFrom(backend.database, source.network, now)
  const free = failuresAllowed(source, accounts.includes(source.account))
  const keys = [...free.keys()].sort()
  const longest = (counts: readonly (typeof loginCount.$inferSelect)[]) =>
    Math.max(0, ...counts.map((count) => waitBefore(count, free.get(count.key) ?? 0, now)))
  // Throttled attempts are usually rejected here, without a lock or transaction.
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
      const msLeft = longest(counts)
      if (msLeft > 0) return msLeft
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

/** Undoes the count of this attempt, resets failures of the pair, and stores the network as known. */
export async function recordSuccess(backend: ThrottleContext, { source, keys }: LoginAttempt): Promise<void> {
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

async function accountsKnownFrom(database: Database, network: string, now: Date): Promise<string[]> {
  const oldest = new Date(now.getTime() - daysOfKnownNetworks * day)
  const known = await database
    .select({ account: knownNetwork.account })
    .from(knownNetwork)
    .where(and(eq(knownNetwork.network, network), gt(knownNetwork.lastAt, oldest)))
  return known.map(({ account }) => account)
}

const second = 1000
const minute = 60 * second

/** After this many failures the next login is throttled. */
const freeFailures = {
  /** Failures of one mail address from one network, such as a user who tries several passwords. */
  pair: 5,
  /** Failures of all mail addresses from one network. */
  network: 20,
  /** Failures of one mail address from all unknown networks. */
  strangers: 100,
} as const

const firstWait = 30 * second
/** This wait limits guesses to a hundred a day, and is short enough for users at work. */
const longestWait = 15 * minute

const failureLifetime = daysOfFailedLogins * 24 * 60 * minute

/** The clocks of processes may differ by this much. Failures that lie further ahead come from a wrong clock and are ignored. */
const clockDifference = minute

type Count = Pick<LoginCountRow, 'failures' | 'lastAt'>

function failuresAt({ failures, lastAt }: Count, now: Date): number {
  const passed = now.getTime() - lastAt.getTime()
  return passed < -clockDifference || passed >= failureLifetime ? 0 : failures
}

/** Returns the remaining milliseconds to wait. The wait doubles with each further failure. */
export function waitBefore(count: Count, free: number, now: Date): number {
  const excess = failuresAt(count, now) - free
  if (excess < 0) return 0
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(excess, 20))
  return Math.max(0, count.lastAt.getTime() + wait - now.getTime())
}

/** The account and the network of a login, and the pair of both, as HMACs. */
interface LoginSource {
  account: string
  network: string
  pair: string
}

/** Unknown mail addresses have a source too, because they are counted in the same way. */
export function loginSource({ sessions }: Pick<Backend, 'sessions'>, email: string, address: string): LoginSource {
  const network = normalizeIP(address)
  const key = (purpose: string, text: string) => derivedSecret(sessions.key, `login ${purpose}`, text)
  return {
    account: key('account', email),
    network: key('network', network),
    pair: key('pair', `${email}\0${network}`),
  }
}

/** Returns the counters of a login with their limits. From a known network only the counter of the pair applies. */
function failuresAllowed({ pair, network, account }: LoginSource, isKnown: boolean): ReadonlyMap<string, number> {
  const ofPair = [[pair, freeFailures.pair]] as const
  const others = [
    [network, freeFailures.network],
    [account, freeFailures.strangers],
  ] as const
  return new Map(isKnown ? ofPair : [...ofPair, ...others])
}

/** Deletes expired counts and networks. */
export async function deleteOldLogins({ database }: { database: Database }, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await database.delete(loginCount).where(lt(loginCount.lastAt, before(failureLifetime)))
  await database.delete(knownNetwork).where(lt(knownNetwork.lastAt, before(daysOfKnownNetworks * day)))
}
