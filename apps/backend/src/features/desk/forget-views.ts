import { daysOfViews } from '@clairmemoire/domain/retention'
import { lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import { staffView } from '../../staff/staff-view.table.ts'

const day = 24 * 3_600_000

export async function forgetViews({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(staffView).where(lt(staffView.at, new Date(now.getTime() - daysOfViews * day)))
}
