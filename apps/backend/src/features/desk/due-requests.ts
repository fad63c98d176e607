import { desc, eq, sql } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import { minutesOfCall } from '../../calls/call-windows.ts'
import { type SentRequestRow, sentRequest } from '../../requests/sent-request.table.ts'

/** A request of the list, with when its call is late. */
export interface DueRequest {
  row: SentRequestRow
  dueAt: Date
}

const { callback, callBy, callState, createdAt } = sentRequest

/** When the ten minutes of a chosen time are over, else the promised day, where it is called. */
const dueAt = sql<Date>`case ${callback} ->> 'kind'
  when 'slot' then (${callback} ->> 'starts_at')::timestamptz + ${minutesOfCall} * interval '1 minute'
  else (${callBy} + 1)::timestamp at time zone (${callback} ->> 'time_zone')
end`.mapWith((text: string | Date) => new Date(text))

/** Promised calls, what is due first before all others; then the rest, the latest first. */
export async function dueRequests({ database }: Pick<Backend, 'database'>, limit: number): Promise<DueRequest[]> {
  const isPromised = eq(callState, 'promised')
  return database
    .select({ row: sentRequest, dueAt })
    .from(sentRequest)
    .orderBy(desc(isPromised), sql`case when ${isPromised} then ${dueAt} end`, desc(createdAt), sentRequest.id)
    .limit(limit)
}
