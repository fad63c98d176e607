import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../platform/database/connect.ts'
import { type StaffRow, staff } from '../staff/staff.table.ts'
import { handOver } from './desk.table.ts'

const withdrawer = alias(staff, 'withdrawer')

type Name = Pick<StaffRow, 'firstName' | 'lastName'>

/** A link for a study site, without its key and code. */
export interface CreatedHandOver {
  id: string
  site: string
  wrongCodes: number
  createdAt: Date
  openedAt: Date | null
  withdrawnAt: Date | null
  by: Name
  withdrawnBy: Name | null
}

/** Returns the links of one request, oldest first. */
export async function handOversOf(queries: Queries, subjectId: string): Promise<CreatedHandOver[]> {
  const { id, site, wrongCodes, createdAt, openedAt, withdrawnAt } = handOver
  return queries
    .select({
      id,
      site,
      wrongCodes,
      createdAt,
      openedAt,
      withdrawnAt,
      by: { firstName: staff.firstName, lastName: staff.lastName },
      withdrawnBy: { firstName: withdrawer.firstName, lastName: withdrawer.lastName },
    })
    .from(handOver)
    .innerJoin(staff, eq(staff.id, handOver.staffId))
    .leftJoin(withdrawer, eq(withdrawer.id, handOver.withdrawnBy))
    .where(eq(handOver.subjectId, subjectId))
    .orderBy(asc(handOver.createdAt), asc(handOver.id))
}
