import { daysOfViews } from '@clairmemoire/domain/retention'
import { lt } from 'drizzle-orm'
import type { Database, Queries } from '../platform/database/connect.ts'
import { staffView } from './staff.table.ts'

/** Records that somebody saw requests in a list; nothing of what was seen on this day before. */
export async function recordListed(
  queries: Queries,
  staffId: string,
  references: readonly string[],
  at: Date,
): Promise<void> {
  if (references.length === 0) return
  const day = dayOf(at)
  await queries
    .insert(staffView)
    .values(references.map((reference) => ({ staffId, reference, opened: false, day, at })))
    .onConflictDoNothing()
}

export async function recordOpened(queries: Queries, staffId: string, reference: string, at: Date): Promise<void> {
  await queries.insert(staffView).values({ staffId, reference, opened: true, day: dayOf(at), at })
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

const day = 24 * 3_600_000

export async function forgetViews({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(staffView).where(lt(staffView.at, new Date(now.getTime() - daysOfViews * day)))
}
