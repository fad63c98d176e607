import type { Database, Queries } from '../platform/database/connect.ts'
import { hasQuotaLeft, type VisitorQuota, consumeQuota } from '../platform/overload/limit-holding.ts'
import type { Limits } from '../platform/overload/limits.ts'
import { keyOfDay, sharedCounts } from '../platform/overload/shared-counts.ts'

/**
 * The number of call times that may be promised to one IP address or network, which a family or a practice may share. Further
 * calls can be requested for a part of the day, which is never full.
 */
const promiseLimit: VisitorQuota = { address: { hour: 6, day: 12 }, network: { hour: 12, day: 24 } }

/** Limits the times that one visitor may reserve. */
export interface SlotQuota {
  /** Counts a reserved time, in the transaction that reserves it. Returns false at the limit. */
  consume: (queries: Queries) => Promise<boolean>
  isAvailable: () => Promise<boolean>
}

/** Returns the limit for the IP address of a visitor. Call it before a transaction begins, because it may query the database. */
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
