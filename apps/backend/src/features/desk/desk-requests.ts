import type { DeskRequest, DeskRequests, Locale } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { daysOfViews } from '@clairmemoire/domain/retention'
import { desc, eq, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { minutesOfCall } from '../../calls/call-times.ts'
import { calledPerson } from '../../calls/promised-call.ts'
import { dateIn } from '../../platform/calendar/zoned-time.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Titles } from '../../requests/request-in-words.ts'
import { hasEmail, type SentRequestRow, sentRequest } from '../../requests/sent-request.table.ts'
import { stateOfRequest } from '../../requests/stored-call.ts'
import { signedIn } from '../../sessions/signed-in.ts'
import { staffView } from '../../staff/staff.table.ts'
import type { Backend } from '../backend.ts'

const { callback, callBy, callState, createdAt } = sentRequest

/** When the ten minutes of a chosen time are over, else the promised day, where it is called. */
const dueAt = sql<Date>`case ${callback} ->> 'kind'
  when 'slot' then (${callback} ->> 'starts_at')::timestamptz + ${minutesOfCall} * interval '1 minute'
  else (${callBy} + 1)::timestamp at time zone (${callback} ->> 'time_zone')
end`.mapWith((text: string | Date) => new Date(text))

/** So many of the contract's list. */
const shown = 500

/** Who waits for a call. That somebody saw it is recorded before it is answered: what cannot be recorded is not shown. */
export function listDeskRequests(backend: Backend) {
  const { database, clock } = backend
  return async (request: FastifyRequest<{ Querystring: { locale?: Locale } }>): Promise<DeskRequests> => {
    const person = signedIn(request)
    const { locale = defaultLocale } = request.query
    const now = clock()
    const [due, total] = await Promise.all([dueRequests(backend, shown), database.$count(sentRequest)])
    const titles = await titlesOf(backend, due)
    const references = due.map(({ row }) => row.reference)
    await database.insert(staffView).values({ staffId: person.id, references, at: now })
    return { requests: due.map((each) => deskRequest(each, titles(each.row.id, locale), now)), total }
  }
}

async function titlesOf({ database, requests }: Backend, due: readonly DueRequest[]): Promise<Titles> {
  const idsByKind = Map.groupBy(due, ({ row }) => row.kind)
  const read = [...idsByKind].map(async ([kind, ofKind]) => {
    const ids = ofKind.map(({ row }) => row.id)
    const titles = await requests.kinds[kind]?.titles(database, ids)
    return ids.map((id) => [id, titles] as const)
  })
  const byId = new Map((await Promise.all(read)).flat())
  return (id, locale) => byId.get(id)?.(id, locale) ?? ''
}

function deskRequest({ row, dueAt }: DueRequest, title: string, now: Date): DeskRequest {
  const { reference, kind, country, callState, callback, callBy, createdAt } = row
  const { name, phone } = calledPerson(row)
  const isPromised = callState === 'promised'
  return {
    reference,
    kind,
    title,
    sent_on: dateIn(callback.time_zone, createdAt),
    state: stateOfRequest(row),
    is_late: isPromised && dueAt <= now,
    name,
    phone: phone || null,
    has_email: hasEmail(row),
    needs: [...(row.needs ?? [])],
    country,
    call_by: callBy,
    ...(isPromised && { callback }),
  }
}

/** A request of the list, with when its call is late. */
interface DueRequest {
  row: SentRequestRow
  dueAt: Date
}

/** Promised calls, what is due first before all others; then the rest, the latest first. */
async function dueRequests({ database }: Pick<Backend, 'database'>, limit: number): Promise<DueRequest[]> {
  const isPromised = eq(callState, 'promised')
  return database
    .select({ row: sentRequest, dueAt })
    .from(sentRequest)
    .orderBy(desc(isPromised), sql`case when ${isPromised} then ${dueAt} end`, desc(createdAt), sentRequest.id)
    .limit(limit)
}

const day = 24 * 3_600_000

export async function forgetViews({ database }: { database: Database }, now: Date): Promise<void> {
  await database.delete(staffView).where(lt(staffView.at, new Date(now.getTime() - daysOfViews * day)))
}
