import type { DayCounts, DeskDay } from '@clairmemoire/api-client/schema'
import { isReached } from '@clairmemoire/domain/call-outcome'
import { callsLeft, callsMade, type OpenCalls } from '@clairmemoire/domain/desk-day'
import { asc, gte, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { zoneOfDesk } from '../../calls/zone-of-calls.ts'
import { callOutcome, deskCase } from '../../desk/desk.table.ts'
import { dateIn, instantAt } from '../../platform/calendar/zoned-time.ts'
import type { Queries } from '../../platform/database/connect.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { atLeast } from '../../staff/rights.ts'
import { staff } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'
import { nameOf } from './claims.ts'
import { endOfToday, leftToday } from './list-desk-requests.ts'
import { isClaimed } from './listed-request.ts'

/** Returns the lines of the whole team to coordinators, and only their own line to callers. */
export function getDeskDay({ database, clinic, clock }: Backend) {
  return async (request: FastifyRequest): Promise<DeskDay> => {
    const { id: ownId, role } = signedIn(request)
    const now = clock()
    const zone = zoneOfDesk(clinic)
    const day = { now, end: endOfToday(clinic, now) }
    const [left, made, members] = await Promise.all([
      openCalls(database, day),
      outcomesSince(database, instantAt(dateIn(zone, now), 0, zone)),
      database.select().from(staff).where(isNull(staff.disabledAt)).orderBy(asc(staff.firstName), asc(staff.lastName)),
    ])
    const countsOf = (isOf: (staffId: string | null) => boolean): DayCounts => {
      const { lateBy, ...counts } = callsLeft(
        left.filter(({ owner }) => isOf(owner)),
        day,
      )
      const calls = callsMade(made.filter(({ staffId }) => isOf(staffId)))
      return {
        ...counts,
        late_by: lateBy.map(({ at, count }) => ({ at: at.toISOString(), calls: count })),
        made: calls.length,
        reached: calls.filter(({ outcome }) => isReached(outcome)).length,
      }
    }
    const memberIds = new Set(members.map(({ id }) => id))
    const lines = members.map((member) => ({
      name: nameOf(member),
      is_me: member.id === ownId,
      counts: countsOf((staffId) => staffId === member.id),
    }))
    const unclaimed = { name: null, is_me: false, counts: countsOf((id) => id === null || !memberIds.has(id)) }
    return {
      read_at: now.toISOString(),
      time_zone: zone,
      ...(atLeast(role, 'coordinator')
        ? { team: [unclaimed, ...lines], total: countsOf(() => true) }
        : { team: lines.filter((line) => line.is_me), total: null }),
    }
  }
}

/** Counts the calls that are left, by their times and owner: the caller, or else the assigned colleague. */
async function openCalls(
  queries: Queries,
  { now, end }: { now: Date; end: Date },
): Promise<(OpenCalls & { owner: string | null })[]> {
  const owner = sql<string | null>`case when ${isClaimed(now)} then ${deskCase.claimedBy} else ${deskCase.givenTo} end`
  const callableUntil = sql<Date | null>`upper(${deskCase.windows})`.mapWith(deskCase.dueAt)
  return queries
    .select({ owner, dueAt: deskCase.dueAt, callableUntil, count: sql<number>`count(*)::int` })
    .from(deskCase)
    .where(leftToday(now, end))
    .groupBy(sql`1, 2, 3`)
}

/** Reads the outcomes of today, oldest first. */
async function outcomesSince(queries: Queries, from: Date) {
  const { id, outcome, staffId, corrects, at } = callOutcome
  return queries.select({ id, outcome, staffId, corrects }).from(callOutcome).where(gte(at, from)).orderBy(asc(at))
}
