import { lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import { staffView } from '../../staff/staff-view.table.ts'

const day = 24 * 3_600_000

/** For a year whoever asks can be told who saw what they sent. */
const daysOfViews = 365

export async function forgetViews({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(staffView).where(lt(staffView.at, new Date(now.getTime() - daysOfViews * day)))
}
