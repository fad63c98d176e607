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
export interface SlotQuota {
  /** Counts a time as promised in the transaction that reserves it; false at the limit. */
  consume: (queries: Queries) => Promise<boolean>
  isAvailable: () => Promise<boolean>
}

/** By the address of the visitor. Call it before a transaction begins, because it may query the database itself. */
export type SlotQuotaOf = (address: string) => Promise<SlotQuota>

const subject = 'promised time'

export function slotQuotas(database: Database, { submissionsPerMinute }: Limits): SlotQuotaOf {
  const unlimited: SlotQuota = { consume: async () => true, isAvailable: async () => true }
  if (submissionsPerMinute === undefined) return async () => unlimited
  const knownKey = keyOfDay(database)
  return async (address) => {
    const key = await knownKey()
    const countIn = (queries: Queries) => sharedCounts(queries, async () => key)
    return {
      consume: async (queries) => (await consumeQuota(countIn(queries), subject, address, promiseLimit)) === undefined,
      isAvailable: () => hasQuotaLeft(countIn(database), subject, address, promiseLimit),
    }
  }
}
