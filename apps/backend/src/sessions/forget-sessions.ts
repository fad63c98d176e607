import { daysOfSessions } from '@clairmemoire/domain/retention'
import { lt } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { staffSession } from './staff-session.table.ts'

const day = 24 * 3_600_000

export async function forgetSessions({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(staffSession).where(lt(staffSession.createdAt, new Date(now.getTime() - daysOfSessions * day)))
}
