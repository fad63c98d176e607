import type { CallOutcome } from '@clairmemoire/domain/call-outcome'
import {
  type Counts,
  type CountedStudy,
  firstShownWeek,
  type Inclusions,
  notReasons,
  weeksBetween,
} from '@clairmemoire/domain/study-figures'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { zoneOfDesk } from '../../calls/zone-of-calls.ts'
import { studyInclusion } from '../../desk/desk.table.ts'
import { instantAt } from '../../platform/calendar/zoned-time.ts'
import type { Backend } from '../backend.ts'

interface Counting {
  trialCode: string
  /** Today, in the time zone of the desk. */
  day: CalendarDate
  now: Date
}

/** Counts by week, oldest first, from the first week with a request or an included person. Reads no personal data. */
export async function countStudy(backend: Backend, counting: Counting): Promise<CountedStudy> {
  const [inclusions, rows, reasons] = await Promise.all([
    inclusionsOf(backend, counting),
    countsByWeek(backend, counting),
    reasonsOf(backend, counting),
  ])
  const counts = new Map(rows.map((row) => [row.week, countsOf(row)]))
  const asked = rows.flatMap(({ week }) => week ?? [])
  const weeks = weeksBetween([...asked, ...inclusions.map(({ week }) => week)], counting.day)
  const includedIn = (some: readonly CalendarDate[]) =>
    inclusions.filter(({ week }) => some.includes(week)).reduce((sum, { count }) => sum + count, 0)
  return {
    weeks: weeks.map((week) => ({ week, ...(counts.get(week) ?? none), included: includedIn([week]) })),
    total: { ...(counts.get(null) ?? none), included: includedIn(weeks) },
    reasons,
  }
}

async function inclusionsOf({ database }: Backend, { trialCode, day }: Counting): Promise<Inclusions[]> {
  return database
    .select({ week: studyInclusion.week, count: studyInclusion.count })
    .from(studyInclusion)
    .where(and(eq(studyInclusion.trialCode, trialCode), gte(studyInclusion.week, firstShownWeek(day))))
}

/** Returns a subquery with each call, its week, and the minutes until its first attempt and its first answer. */
function countedCalls({ clinic }: Backend, { trialCode, day }: Counting): SQL {
  const zone = zoneOfDesk(clinic)
  const from = instantAt(firstShownWeek(day), 0, zone).toISOString()
  return sql`
    counted as (
      select outcome, promised_at, first_tried_at as first_at, reached_at, why, state = 'closed' as is_closed,
        date_trunc('week', created_at at time zone ${zone})::date as week,
        floor(extract(epoch from first_tried_at - created_at) / 60) as to_first_try,
        floor(extract(epoch from reached_at - created_at) / 60) as to_reached
      from desk_case where trial_code = ${trialCode} and created_at >= ${from}::timestamptz
    )`
}

interface CountedRow extends Record<string, unknown> {
  /** Null for all weeks together. */
  week: string | null
  asked: number
  reached: number
  passed_on: number
  open: number
  not: Counts['not']
  kept: number
  broken: number
  first_tries: number
  first_try_median: number | null
  first_try_ninth_decile: number | null
  reached_median: number | null
  reached_ninth_decile: number | null
}

async function countsByWeek(backend: Backend, counting: Counting): Promise<CountedRow[]> {
  const closedWith = (outcome: Outcome) => sql`count(*) filter (where is_closed and outcome = ${outcome})::int`
  const not = notReasons.map((reason) => sql`${reason}::text, ${closedWith(reason)}`)
  const within = (tenths: number, minutes: 'to_first_try' | 'to_reached') =>
    sql`(percentile_disc(${tenths / 10}::float) within group (order by ${sql.raw(minutes)}))::int`
  // Calls cancelled before the first attempt do not break the promise.
  const isEndedByPerson = sql`first_at is null and is_closed and outcome in ('cancelled', 'withdrawn')`
  const { rows } = await backend.database.execute<CountedRow>(sql`
    with ${countedCalls(backend, counting)}
    select
      week::text,
      count(*)::int as asked,
      count(reached_at)::int as reached,
      ${closedWith('passed_on')} + ${closedWith('appointment')} as passed_on,
      count(*) filter (where not is_closed)::int as open,
      jsonb_build_object(${sql.join(not, sql`, `)}) as not,
      count(*) filter (where first_at <= promised_at)::int as kept,
      count(*) filter (
        where not (${isEndedByPerson}) and coalesce(first_at, ${counting.now.toISOString()}::timestamptz) > promised_at
      )::int as broken,
      count(first_at)::int as first_tries,
      ${within(5, 'to_first_try')} as first_try_median,
      ${within(9, 'to_first_try')} as first_try_ninth_decile,
      ${within(5, 'to_reached')} as reached_median,
      ${within(9, 'to_reached')} as reached_ninth_decile
    from counted group by grouping sets ((week), ())`)
  return rows
}

type Outcome = CallOutcome | (typeof notReasons)[number]

function countsOf(row: CountedRow): Omit<Counts, 'included'> {
  const { asked, reached, passed_on: passedOn, open, not, kept, broken } = row
  return {
    asked,
    reached,
    passedOn,
    open,
    not,
    toFirstTry: {
      count: row.first_tries,
      median: row.first_try_median,
      ninthDecile: row.first_try_ninth_decile,
    },
    toReached: { count: reached, median: row.reached_median, ninthDecile: row.reached_ninth_decile },
    promise: { kept, broken },
  }
}

const noDurations = { count: 0, median: null, ninthDecile: null }

const none: Omit<Counts, 'included'> = {
  asked: 0,
  reached: 0,
  passedOn: 0,
  open: 0,
  not: Object.fromEntries(notReasons.map((reason) => [reason, 0])) as Counts['not'],
  toFirstTry: noDurations,
  toReached: noDurations,
  promise: { kept: 0, broken: 0 },
}

const maxReasons = 100

/** Returns the reasons, the most frequent first. */
async function reasonsOf(backend: Backend, counting: Counting): Promise<CountedStudy['reasons']> {
  const { rows } = await backend.database.execute<CountedStudy['reasons'][number] & Record<string, unknown>>(sql`
    with ${countedCalls(backend, counting)}
    select outcome as reason, why, count(*)::int as count from counted
    where is_closed and outcome in ('not_eligible', 'not_interested') and why is not null
    group by outcome, why order by count desc, outcome, why limit ${maxReasons}`)
  return rows
}
