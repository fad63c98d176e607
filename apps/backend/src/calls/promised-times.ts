import type { Database, Queries } from '../platform/database/connect.ts'
import { isOneLeft, type Share, takeOne } from '../platform/overload/limit-holding.ts'
import type { Limits } from '../platform/overload/limits.ts'
import { keyOfDay, sharedCounts } from '../platform/overload/shared-counts.ts'

/**
 * How many times may be promised to one place: a family, or the people of a practice. More calls can be asked for in a part of the
 * day, which is never full.
 */
const promised: Share = { address: { hour: 6, day: 12 }, network: { hour: 12, day: 24 } }

/** Somebody on the site who chooses a time. */
export interface Chooser {
  /** Counts a time as promised in the transaction that reserves it; false when there may be none. */
  take: (queries: Queries) => Promise<boolean>
  mayChoose: () => Promise<boolean>
}

/** By the address of the visitor. Asked before a transaction begins, for it may need the database itself. */
export type ChooserAt = (address: string) => Promise<Chooser>

const subject = 'promised time'

export function choosersAt(database: Database, { submissionsPerMinute }: Limits): ChooserAt {
  const anybody: Chooser = { take: async () => true, mayChoose: async () => true }
  if (submissionsPerMinute === undefined) return async () => anybody
  const knownKey = keyOfDay(database)
  return async (address) => {
    const key = await knownKey()
    const countIn = (queries: Queries) => sharedCounts(queries, async () => key)
    return {
      take: async (queries) => (await takeOne(countIn(queries), subject, address, promised)) === undefined,
      mayChoose: () => isOneLeft(countIn(database), subject, address, promised),
    }
  }
}
