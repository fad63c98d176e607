import type { Database, Queries } from '../platform/database/connect.ts'
import { hasQuotaLeft, type VisitorQuota, consumeQuota } from '../platform/overload/limit-holding.ts'
import type { Limits } from '../platform/overload/limits.ts'
import { keyOfDay, sharedCounts } from '../platform/overload/shared-counts.ts'

/**
 * How many times may be promised to one address or network, such as a family or a practice. Further calls can be requested in a
 * part of the day, which is never full.
 */
const promiseLimit: VisitorQuota = { address: { hour: 6, day: 12 }, network: { hour: 12, day: 24 } }

/** The limit of times for one visitor. */
export interface Chooser {
  /** Counts a time as promised in the transaction that reserves it; false at the limit. */
  take: (queries: Queries) => Promise<boolean>
  mayChoose: () => Promise<boolean>
}

/** By the address of the visitor. Call it before a transaction begins, because it may query the database itself. */
export type ChooserAt = (address: string) => Promise<Chooser>

const subject = 'promised time'

export function limitedChoosers(database: Database, { submissionsPerMinute }: Limits): ChooserAt {
  const unlimited: Chooser = { take: async () => true, mayChoose: async () => true }
  if (submissionsPerMinute === undefined) return async () => unlimited
  const knownKey = keyOfDay(database)
  return async (address) => {
    const key = await knownKey()
    const countIn = (queries: Queries) => sharedCounts(queries, async () => key)
    return {
      take: async (queries) => (await consumeQuota(countIn(queries), subject, address, promiseLimit)) === undefined,
      mayChoose: () => hasQuotaLeft(countIn(database), subject, address, promiseLimit),
    }
  }
}
