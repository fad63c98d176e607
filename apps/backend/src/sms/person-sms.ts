import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../platform/database/connect.ts'
import { type PersonRecords, requestsOf } from '../requests/person-requests.ts'
import type { RequestRow } from '../requests/request.table.ts'
import { sms } from './sms.table.ts'
import { stopsOf } from './sms-stops.ts'

/** The text messages about the requests of a person; they are erased with the requests, and a stop of the number is not. */
export const personSms: PersonRecords = {
  name: 'text messages',
  addressOf: async () => undefined,
  find: async (queries, person) => {
    const requests = await requestsOf(queries, person)
    const found = await Promise.all(requests.map((row) => messagesAbout(queries, row)))
    return found.filter(({ messages, stopped }) => messages.length > 0 || stopped.length > 0)
  },
  erase: async () => undefined,
}

async function messagesAbout(queries: Queries, { id, reference, phone }: RequestRow) {
  return {
    reference,
    messages: await queries.select().from(sms).where(eq(sms.requestId, id)).orderBy(asc(sms.at)),
    stopped: phone === null ? [] : await stopsOf(queries, phone),
  }
}
