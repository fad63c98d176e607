import type {
  Country,
  DeskList,
  DeskRequests,
  DeskSearch,
  DeskSort,
  FoundRequests,
  Locale,
} from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { formIds, formNow } from '@clairmemoire/forms/every-form'
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { fullName } from '../../calls/promised-call.ts'
import { zoneOfDesk } from '../../calls/zone-of-calls.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import { shareUntilChanged } from '../../desk/desk-changes.ts'
import { memoryTestCall, memoryTestSubject } from '../../desk/call-handler.ts'
import { deskCase } from '../../desk/desk.table.ts'
import { searchQuery } from '../../desk/search-words.ts'
import { dateIn, instantAt } from '../../platform/calendar/zoned-time.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import type { Queries } from '../../platform/database/connect.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { mayUse } from '../../staff/rights.ts'
import { recordListed } from '../../staff/staff-account.ts'
import { type StaffRow, staff } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'
import {
  byUrgency,
  deskRequests,
  isClaimed,
  latestFirst,
  listedCases,
  requestsFor,
  searchLatest,
} from './listed-request.ts'

type ListRequest = FastifyRequest<{
  Querystring: Filters & ChosenOrder & { list?: DeskList; page?: number; locale?: Locale }
}>

interface Filters {
  trial_code?: string
  kind?: string
  language?: Locale
  country?: Country
  mine?: 'true'
}

const pageSize = 50

/** The list of closed calls ends after this many calls, so that a page never reads more rows than this. */
const maxClosed = 10_000

/** A user's own calls include those of this many of their latest outcomes. */
const maxOwn = 2_000

/** Returns a list of calls. Views are recorded before the response, so that nothing is shown without a record. */
export function listDeskRequests(backend: Backend) {
  const shared = shareUntilChanged<Listed>(backend.desk.changes)
  return async (request: ListRequest): Promise<DeskRequests> => {
    const person = signedIn(request)
    const { query } = request
    const key = JSON.stringify([query, person.role, query.mine && person.id])
    const { requestsOf, ...list } = await shared(key, () => listed(backend, query, person))
    const requests = requestsOf(person)
    await recordListed(
      backend.database,
      person.id,
      requests.map(({ reference }) => reference),
      backend.clock(),
    )
    return { ...list, requests }
  }
}

interface Listed extends Omit<DeskRequests, 'requests'> {
  requestsOf: (person: StaffRow) => DeskRequests['requests']
}

/** The result depends on the role of the person, and on the person only if the filters do. */
async function listed(backend: Backend, query: ListRequest['query'], person: StaffRow): Promise<Listed> {
  const { database, clock, clinic } = backend
  const { list = 'now', page = 1, locale = defaultLocale, ...filters } = query
  const now = clock()
  const wanted = filtered(filters, person.id)
  const lists = conditions(now, endOfToday(clinic, now))
  const [cases, counts] = await Promise.all([
    listedCases(database, {
      which: and(wanted, lists[list]),
      order: orderOfCalls(list, query, now),
      limit: list === 'closed' && page * pageSize > maxClosed ? 0 : pageSize,
      offset: (page - 1) * pageSize,
      now,
    }),
    countLists(backend, wanted, lists),
  ])
  return {
    read_at: now.toISOString(),
    requestsOf: await requestsFor(backend, cases, { locale, now }),
    total: counts[list],
    page_size: pageSize,
    counts,
    kinds: kindsOfCalls(locale),
    colleagues: mayUse(person.role, 'changeDeskRequests') ? await enabledStaff(database) : [],
  }
}

async function enabledStaff(database: Queries): Promise<DeskRequests['colleagues']> {
  const rows = await database
    .select()
    .from(staff)
    .where(isNull(staff.disabledAt))
    .orderBy(asc(staff.firstName), asc(staff.lastName))
  return rows.map(({ id, firstName, lastName }) => ({ id, name: fullName(firstName, lastName) }))
}

function kindsOfCalls(locale: Locale): DeskRequests['kinds'] {
  const forms = formIds.map((kind) => ({ kind, name: formNow(kind).desk.subject[locale] }))
  return [...forms, { kind: memoryTestCall, name: memoryTestSubject[locale] }]
}

function filtered({ trial_code: trialCode, kind, language, country, mine }: Filters, staffId: string) {
  return and(
    trialCode === undefined ? undefined : eq(deskCase.trialCode, trialCode),
    kind === undefined ? undefined : eq(deskCase.kind, kind),
    language === undefined ? undefined : eq(deskCase.locale, language),
    country === undefined ? undefined : eq(deskCase.country, country),
    mine
      ? sql`${deskCase.subjectId} = any (array(
          select subject_id from desk_case where claimed_by = ${staffId}
          union select subject_id from desk_case where given_to = ${staffId}
          union (select subject_id from call_outcome where staff_id = ${staffId} order by at desc limit ${maxOwn})
        ))`
      : undefined,
  )
}

/** Returns the next midnight in the time zone of the desk. */
export function endOfToday(clinic: Clinic, now: Date): Date {
  const zone = zoneOfDesk(clinic)
  return instantAt(dateIn(zone, now), 24 * 60, zone)
}

/** This must be the exact condition of the partial index. */
const isListed = sql`${deskCase.state} <> 'closed'`

/** Returns the condition of each list. Each case is in exactly one list. */
function conditions(now: Date, endOfDay: Date): Record<DeskList, SQL> {
  const [instant, midnight] = [now, endOfDay].map((each) => sql`${each.toISOString()}::timestamptz`)
  const { state, windows, dueAt } = deskCase
  // The deadline is compared first, because windows are slower to compare.
  const isNow = sql`(${dueAt} <= ${instant} or ${windows} @> ${instant})`
  const isToday = sql`${windows} && tstzrange(${instant}, ${midnight})`
  return {
    now: sql`${isListed} and ${state} = 'open' and ${isNow}`,
    today: sql`${isListed} and ${state} = 'open' and not ${isNow} and ${isToday}`,
    later: sql`${isListed} and (${state} = 'waiting' or not ${isNow} and not ${isToday})`,
    closed: sql`${state} = 'closed'`,
  }
}

export function toCallNow(now: Date): SQL {
  return conditions(now, now).now
}

/** Selects calls that can be made today, and those whose deadline is today or has passed, even if their windows are over. */
export function leftToday(now: Date, endOfDay: Date): SQL {
  const [instant, midnight] = [now, endOfDay].map((each) => sql`${each.toISOString()}::timestamptz`)
  const { state, windows, dueAt } = deskCase
  const isToday = sql`(${windows} && tstzrange(${instant}, ${midnight}) or ${dueAt} <= ${midnight})`
  return sql`${isListed} and ${state} = 'open' and ${isToday}`
}

async function countLists(
  { database }: Backend,
  wanted: SQL | undefined,
  lists: Record<DeskList, SQL>,
): Promise<DeskRequests['counts']> {
  // With a condition for each list, PostgreSQL would compare the windows of a case up to six times.
  const list = sql<DeskList>`case when ${lists.now} then 'now' when ${lists.today} then 'today' else 'later' end`
  const open = await database
    .select({ list, calls: count() })
    .from(deskCase)
    .where(and(wanted, isListed))
    .groupBy(sql`1`)
  const latest = database
    .select({ id: deskCase.subjectId })
    .from(deskCase)
    .where(and(wanted, lists.closed))
    .limit(maxClosed)
    .as('latest')
  // `$count` of a subquery gives it no alias, which PostgreSQL requires before version 16.
  const [closed] = await database.select({ calls: count() }).from(latest)
  const counts = Object.fromEntries(open.map((each) => [each.list, each.calls]))
  return { now: 0, today: 0, later: 0, ...counts, closed: closed?.calls ?? 0 }
}

const maxFound = 20

export function searchDesk(backend: Backend) {
  return async (request: FastifyRequest<{ Body: DeskSearch }>): Promise<FoundRequests> => {
    const person = signedIn(request)
    const { query: typed, locale = defaultLocale } = request.body
    const query = searchQuery(typed)
    if (query === undefined) throw Refusal.of({ query: 'too_small' })
    const now = backend.clock()
    const found = await searchLatest(backend.database, query, { limit: maxFound + 1, now })
    const requests = await deskRequests(backend, found.slice(0, maxFound), { person, locale, now })
    await recordListed(
      backend.database,
      person.id,
      requests.map(({ reference }) => reference),
      now,
    )
    return { read_at: now.toISOString(), requests, has_more: found.length > maxFound }
  }
}

interface ChosenOrder {
  sort?: DeskSort
  order?: 'ascending' | 'descending'
}

/** Returns the order of a list. Calls without a value come last. Closed calls have a fixed order, because they are many (ADR 0067). */
function orderOfCalls(list: DeskList, { sort, order = 'ascending' }: ChosenOrder, now: Date): readonly SQL[] {
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
