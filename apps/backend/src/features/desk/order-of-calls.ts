import type { DeskList, DeskSort } from '@clairmemoire/api-client/schema'
import { asc, type SQL, sql } from 'drizzle-orm'
import { deskCase } from '../../desk/desk.table.ts'
import { staff } from '../../staff/staff.table.ts'
import { byUrgency, isClaimed, latestFirst } from './listed-request.ts'

export interface ChosenOrder {
  sort?: DeskSort
  order?: 'ascending' | 'descending'
}

/** Returns the order of a list. Calls without a value come last. Closed calls have a fixed order, because they are many (ADR 0067). */
export function orderOfCalls(list: DeskList, { sort, order = 'ascending' }: ChosenOrder, now: Date): readonly SQL[] {
  if (list === 'closed') return latestFirst
  if (sort === undefined) return byUrgency
  const column = columnOf(sort, now)
  const sorted = order === 'ascending' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`
  return [sorted, asc(deskCase.dueAt), asc(deskCase.subjectId)]
}

function columnOf(sort: DeskSort, now: Date) {
  const columns = {
    due: deskCase.dueAt,
    clock: sql`timezone(${deskCase.timeZone}, ${now.toISOString()}::timestamptz)`,
    name: deskCase.sortName,
    about: deskCase.kind,
    study: deskCase.trialCode,
    language: deskCase.locale,
    tries: deskCase.tries,
    owner: sql`(
      select ${staff.firstName} from ${staff}
      where ${staff.id} = coalesce(case when ${isClaimed(now)} then ${deskCase.claimedBy} end, ${deskCase.givenTo})
    )`,
  }
  return columns[sort]
}
