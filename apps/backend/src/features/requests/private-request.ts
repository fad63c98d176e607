import type { LimitedRequest, Locale, PrivateRequest } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import { needsFact } from '@clairmemoire/forms/call-needs'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callCalendar } from '../../calls/call-calendar.ts'
import { isCallOver } from '../../calls/call-times.ts'
import { personToCall } from '../../calls/promised-call.ts'
import { readConsents } from '../../consents/consents.ts'
import { teamEvents } from '../../desk/team-events.ts'
import { aboutRequest, isStopped, stopMails, toAddress } from '../../mail/mail-stop.ts'
import { dateIn } from '../../platform/calendar/zoned-time.ts'
import { NotFound } from '../../platform/contract/failures.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { callReminder, mailOfStopToken } from '../../requests/call-reminders.ts'
import { eraseRequests } from '../../requests/erase-requests.ts'
import { needsInWords } from '../../requests/letters/desk-letters.ts'
import { requestDetails } from '../../requests/request-details.ts'
import { requestLink, requestMail, type RequestRow, requestTable } from '../../requests/request.table.ts'
import { expiryOf, findRequest, promisedCallOf, stateOfRequest } from '../../requests/stored-request.ts'
import { getsSms } from '../../sms/sms-stops.ts'
import type { Backend } from '../backend.ts'

type GetRequest = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: Locale } }>

/** Returns a request with its state to the holder of its key. */
export function getRequest(backend: Backend) {
  return async ({ params, query }: GetRequest): Promise<PrivateRequest> => {
    const row = await findRequest(backend, params.id)
    if (row === undefined) throw new NotFound()
    return privateRequest(backend, row, params.id, query.locale ?? defaultLocale)
  }
}

type EraseRequest = FastifyRequest<{ Params: { id: string } }>

/** Erases a request. The desk gets a mail with only its reference. The response is the same for an unknown key. */
export function eraseRequest(backend: Backend) {
  return async ({ params }: EraseRequest, reply: FastifyReply): Promise<void> => {
    const row = await findRequest(backend, params.id)
    if (row !== undefined) {
      await inTransaction(backend.database, async (tx) => {
        await eraseRequests(tx, [row], backend.clock())
        await backend.mails.enqueue(tx, [{ letter: 'request_erased_desk', subject_id: row.id }])
      })
    }
    await reply.status(204).send()
  }
}

type ConcurrentChanges = PrivateRequest['changed_meanwhile']

export async function privateRequest(
  backend: Backend,
  row: RequestRow,
  capability: string,
  locale: Locale,
  concurrent: ConcurrentChanges = [],
): Promise<PrivateRequest> {
  const details = requestDetails(row)
  const day = (instant: Date) => dateIn(row.callback.time_zone, instant)
  return {
    id: capability,
    kind: row.form,
    title: details.title(locale),
    reference: row.reference,
    version: row.version,
    sent_on: day(row.createdAt),
    expires_on: day(expiryOf(row, backend)),
    state: stateOfRequest(row),
    ...(row.callState === 'promised' && { call: callOf(row, backend) }),
    contact: {
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      phone: row.phone,
      country: row.country,
      postal_code: row.postalCode,
    },
    ...(row.helper && { helper: row.helper }),
    mailed_links: (await backend.database.$count(requestLink, inMailsOf(row.id))) > 0,
    sms: await getsSms(backend, row),
    reminders: !(await isStopped(backend.database, [toAddress(row.email), aboutRequest(row.id)], callReminder)),
    sent: [...details.sent(locale), ...needsSent(row, locale)],
    consents: await readConsents(backend.database, row.id, locale, day),
    changed_meanwhile: concurrent,
    team: await teamEvents(backend.database, row, day),
  }
}

function inMailsOf(id: string) {
  return and(eq(requestLink.requestId, id), eq(requestLink.device, false))
}

/** Returns the needs as an entry of the sent answers. */
function needsSent({ needs }: RequestRow, locale: Locale): PrivateRequest['sent'] {
  return needs && needs.length > 0
    ? [{ id: 'needs', question: needsFact[locale], answer: needsInWords(needs, locale) }]
    : []
}

function callOf(row: RequestRow, backend: Backend): NonNullable<PrivateRequest['call']> {
  const calendar = callCalendar(promisedCallOf(row), backend.clinic)
  return { ...personToCall(row), ...limitedCallOf(row, backend), calendar }
}

/** The call without names and numbers of the person. */
export function limitedCallOf(row: RequestRow, { clinic, clock }: Backend): NonNullable<LimitedRequest['call']> {
  return {
    from_phone: clinic.phones[row.country],
    callback: row.callback,
    call_by: row.callBy,
    past: isCallOver(promisedCallOf(row), clock(), clinic.calls),
  }
}

type StopRequest = FastifyRequest<{ Params: { token: string } }>

/** Stops reminders by one click in a reminder. The response is the same for an invalid token. */
export function stopReminders({ database, clock }: Backend) {
  return async ({ params }: StopRequest, reply: FastifyReply): Promise<void> => {
    const mail = mailOfStopToken(params.token)
    const [found] =
      mail === undefined
        ? []
        : await database
            .select({ id: requestTable.id, email: requestTable.email, mailedTo: requestMail.mailedTo })
            .from(requestMail)
            .innerJoin(requestTable, eq(requestTable.id, requestMail.requestId))
            .where(and(eq(requestMail.id, mail), isNotNull(requestMail.remindsOf)))
    if (found !== undefined) {
      // If the address was changed after the mail was sent, the stop applies only to this request.
      const which = found.mailedTo === toAddress(found.email) ? found.mailedTo : aboutRequest(found.id)
      await stopMails(database, which, callReminder, clock())
    }
    await reply.status(204).send()
  }
}
