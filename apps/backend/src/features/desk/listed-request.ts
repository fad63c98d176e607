import type { DeskRequest, Locale } from '@clairmemoire/api-client/schema'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fullName } from '../../calls/promised-call.ts'
import { type DeskCaseRow, deskCase } from '../../desk/desk.table.ts'
import { handlerOf, type ListedCall } from '../../desk/call-handler.ts'
import { dateIn } from '../../platform/calendar/zoned-time.ts'
import type { Queries } from '../../platform/database/connect.ts'
import { type StaffRow, staff } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'

/** A claim expires this many milliseconds after its last renewal. */
const claimLifetime = 30 * 60_000

/** The staff member who sent the request, with their language and the time. */
export interface Reader {
  person: StaffRow
  locale: Locale
  now: Date
}

/** A case with its next window and its claim. */
export interface ListedCase {
  row: DeskCaseRow
  /** Start of the current or next window. */
  callsFrom: Date | null
  caller: StaffName | null
  /** The assigned colleague. */
  receiver: StaffName | null
}

type StaffName = Pick<StaffRow, 'firstName' | 'lastName'>

const receiver = alias(staff, 'receiver')

interface Listing {
  which: SQL | undefined
  order: readonly SQL[]
  limit: number
  offset?: number
  now: Date
}

export async function listedCases(
  database: Queries,
  { which, order, limit, offset = 0, now }: Listing,
): Promise<ListedCase[]> {
  const callsFrom = sql<Date | null>`(
    select min(lower(w)) from unnest(${deskCase.windows}) w where upper(w) > ${now.toISOString()}::timestamptz
  )`.mapWith(deskCase.dueAt)
  // A subquery finds the ids of the page, so that rows before the page are only read from an index.
  const page = database
    .select({ id: deskCase.subjectId })
    .from(deskCase)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return database
    .select({
      row: deskCase,
      callsFrom,
      caller: { firstName: staff.firstName, lastName: staff.lastName },
      receiver: { firstName: receiver.firstName, lastName: receiver.lastName },
    })
    .from(deskCase)
    .leftJoin(staff, and(eq(staff.id, deskCase.claimedBy), isClaimed(now)))
    .leftJoin(receiver, eq(receiver.id, deskCase.givenTo))
    .where(sql`${deskCase.subjectId} = any (array(${page}))`)
    .orderBy(...order)
}

/** If more cases match, the latest are read from an index in the order of time instead of being sorted. */
const maxSorted = 2_000

/** Returns the latest cases with these words. It reads few rows, even if the words are frequent. */
export async function latestWith(
  database: Queries,
  query: string,
  { which, limit, now }: Pick<Listing, 'limit' | 'now'> & { which?: SQL },
): Promise<ListedCase[]> {
  // With a limit in the subquery, PostgreSQL might read the table instead of the index of words.
  const found = await idsOf(
    database,
    sql`with found as materialized (select subject_id as id from desk_case where search @@ ${query}::tsquery)
    select id from found limit ${maxSorted + 1}`,
  )
  const hasWords =
    found.length > maxSorted
      ? // No index has this expression, so PostgreSQL reads the index of the latest cases until it has enough.
        sql`(${deskCase.search} || ''::tsvector) @@ ${query}::tsquery`
      : withIds(found)
  return listedCases(database, { which: and(hasWords, which), order: latestFirst, limit, now })
}

/** A search for names reads this many of the latest cases first, without the index of words. */
const maxRead = 4_000

/** Like `latestWith`, but searches names in the latest cases first: the index of words would list all cases with a frequent name. */
export async function searchLatest(
  database: Queries,
  query: string,
  listing: Pick<Listing, 'limit' | 'now'>,
): Promise<ListedCase[]> {
  const hasNumberOrAddress = /[\d@]/.test(query)
  if (hasNumberOrAddress) return latestWith(database, query, listing)
  const ofLatest = await idsOf(
    database,
    sql`select subject_id as id from (
      select subject_id, search from desk_case order by changed_at desc, subject_id limit ${maxRead}
    ) latest where search @@ ${query}::tsquery limit ${listing.limit}`,
  )
  return ofLatest.length < listing.limit
    ? latestWith(database, query, listing)
    : listedCases(database, { which: withIds(ofLatest), order: latestFirst, ...listing })
}

async function idsOf(database: Queries, query: SQL): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

function withIds(ids: readonly string[]): SQL {
  return sql`${deskCase.subjectId} = any (${sql.param(ids)}::uuid[])`
}

/** Returns whether a colleague has a claim that has not expired. */
export function isClaimedByAnother(
  { claimedBy, claimSeenAt }: Pick<DeskCaseRow, 'claimedBy' | 'claimSeenAt'>,
  { person, now }: Pick<Reader, 'person' | 'now'>,
): boolean {
  const isClaimed = claimSeenAt !== null && now.getTime() - claimSeenAt.getTime() < claimLifetime
  return isClaimed && claimedBy !== person.id
}

/** Selects cases with a claim that has not expired and whose user is enabled. */
export function isClaimed(now: Date): SQL {
  const lastSign = new Date(now.getTime() - claimLifetime).toISOString()
  return sql`${deskCase.claimSeenAt} > ${lastSign}::timestamptz and ${deskCase.claimedBy} in (
    select id from staff where disabled_at is null
  )`
}

export const byUrgency = [desc(deskCase.isUrgent), asc(deskCase.dueAt), asc(deskCase.subjectId)]

export const latestFirst = [desc(deskCase.changedAt), asc(deskCase.subjectId)]

export async function casesOf(database: Queries, ids: readonly string[], now: Date): Promise<ListedCase[]> {
  return listedCases(database, {
    which: inArray(deskCase.subjectId, [...ids]),
    order: latestFirst,
    limit: ids.length,
    now,
  })
}

/** Returns the cases in the format of the contract. It omits cases that were just erased. */
export async function deskRequests(
  backend: Pick<Backend, 'database' | 'desk'>,
  cases: readonly ListedCase[],
  { person, ...context }: Reader,
): Promise<DeskRequest[]> {
  return (await requestsFor(backend, cases, context))(person)
}

/** Like `deskRequests`, but for several readers: the returned function adds which calls are their own. */
export async function requestsFor(
  { database, desk }: Pick<Backend, 'database' | 'desk'>,
  cases: readonly ListedCase[],
  context: Omit<Reader, 'person'>,
): Promise<(person: StaffRow) => DeskRequest[]> {
  const byKind = Map.groupBy(cases, ({ row }) => row.kind)
  const listed = await Promise.all(
    [...byKind].map(async ([kind, ofKind]) =>
      handlerOf(desk.handlers, kind).list(
        database,
        ofKind.map(({ row }) => row.subjectId),
      ),
    ),
  )
  const calls = new Map(listed.flatMap((found) => [...(found ?? [])]))
  const requests = cases.flatMap((each) => {
    const call = calls.get(each.row.subjectId)
    return call === undefined ? [] : [deskRequest(each, call, context)]
  })
  return (person) => requests.map((requestOf) => requestOf(person))
}

function deskRequest(
  listed: ListedCase,
  call: ListedCall,
  { locale, now }: Omit<Reader, 'person'>,
): (person: StaffRow) => DeskRequest {
  const { row, callsFrom, caller, receiver: givenTo } = listed
  const { title, study, urgent, callback, callBy, name, phone, hasEmail, needs } = call
  const timeZone = callback.time_zone
  const request = {
    reference: row.reference,
    kind: row.kind,
    title: title(locale),
    trial_code: row.trialCode,
    trial_name: study ?? null,
    language: row.locale,
    country: row.country,
    time_zone: timeZone,
    sent_on: dateIn(timeZone, row.createdAt),
    state: row.state,
    outcome: row.outcome,
    due_at: row.dueAt.toISOString(),
    is_late: row.state === 'open' && row.dueAt <= now,
    urgent: (row.isUrgent && urgent(locale)) || null,
    name,
    phone,
    has_email: hasEmail,
    needs: [...needs],
    call_by: callBy,
    ...(row.state === 'open' && { callback }),
    calls_from: callsFrom?.toISOString() ?? null,
    tries: row.tries,
    version: row.version,
  }
  return ({ id }) => ({
    ...request,
    claim:
      caller && row.claimedAt
        ? {
            name: fullName(caller.firstName, caller.lastName),
            since: row.claimedAt.toISOString(),
            is_mine: row.claimedBy === id,
          }
        : null,
    given_to: givenTo && { name: fullName(givenTo.firstName, givenTo.lastName), is_mine: row.givenTo === id },
  })
}
