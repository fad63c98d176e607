import type { Locale } from '@clairmemoire/domain/locale'
import { and, eq, gt, sql } from 'drizzle-orm'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { personToCall } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import type { Fact, Letter, LetterKind, LetterKinds, OrderedBy } from '../../mail/letter.ts'
import { aboutRequest, isStopped, toAddress } from '../../mail/mail-stop.ts'
import { privateLink } from '../../mail/private-link.ts'
import type { Database } from '../../platform/database/connect.ts'
import { callReminder, stopToken } from '../call-reminders.ts'
import { endOlderLinks, hasOpenedKey } from '../request-keys.ts'
import { type RequestDetails, requestDetails } from '../request-details.ts'
import { type RequestRow, requestTable } from '../request.table.ts'
import { promisedCallOf } from '../stored-request.ts'
import { callOfPatient } from './call-of-patient.ts'
import { callNotReached, callRequested, callTimeClosed, requestChanged } from './call-requested.ts'
import { callRequestedDesk, requestChangedDesk, requestErasedDesk } from './desk-letters.ts'
import { findRequestMail, type FoundRequestMail, isForPatient } from './found-mail.ts'
import { privatePage, stopReminders } from './private-page.ts'

/** The letters about requests, by the name that mail jobs use. */
export const requestLetters: LetterKinds = {
  call_requested: visitorMail('sender', ({ request, capability }, clinic) =>
    isForPatient(request)
      ? callOfPatient(promisedCallOf(request), clinic, capability, 'asked')
      : callRequested(promisedCallOf(request), clinic, capability),
  ),
  call_requested_desk: toDesk(({ request }, details, clinic, more) =>
    callRequestedDesk(request, details, clinic, more),
  ),
  request_changed: visitorMail('sender', ({ request, capability }, clinic) =>
    isForPatient(request)
      ? callOfPatient(
          promisedCallOf(request),
          clinic,
          capability,
          request.callState === 'promised' ? 'changed' : 'none',
        )
      : requestChanged(request, clinic, capability),
  ),
  request_changed_desk: toDesk(({ request, changed }, _, clinic, more) =>
    requestChangedDesk(request, changed, clinic, more),
  ),
  call_not_reached: visitorMail('clock', ({ request, capability }, clinic) =>
    request.callState === 'not_reached' ? callNotReached(request, clinic, capability) : undefined,
  ),
  call_time_closed: visitorMail('clock', ({ request, capability }, clinic) =>
    request.callState === 'promised' ? callTimeClosed(request, clinic, capability) : undefined,
  ),
  request_link: visitorMail('anybody', linkAgain),
  [callReminder]: {
    ...unlessStopped(visitorMail('clock', (mail, clinic) => reminder(mail, clinic, isForPatient(mail.request)))),
    canBeStopped: true,
    expiresSameDay: true,
  },
  request_erased_desk: { to: 'desk', write: erasedDesk },
}

/** Returns the kind of a letter to the desk about the current state of a request. */
function toDesk(
  letter: (mail: FoundRequestMail, details: RequestDetails, clinic: Clinic, more: readonly Fact[]) => Letter,
): LetterKind {
  return {
    to: 'desk',
    write: async (database, id, clinic) => {
      const mail = await findRequestMail(database, id)
      if (mail === undefined) return undefined
      const more = await callsToOneNumber(database, mail.request, clinic)
      return { to: clinic.deskEmail, letter: letter(mail, requestDetails(mail.request), clinic, more) }
    },
  }
}

/** Reads the reference of an erased request from the audit trail. */
async function erasedDesk(...[database, id, clinic]: Parameters<LetterKind['write']>) {
  const [entry] = await database
    .select({ reference: auditEntry.reference })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, id), eq(auditEntry.action, 'request_erased')))
  return entry && { to: clinic.deskEmail, letter: requestErasedDesk(entry.reference, clinic) }
}

function linkAgain({ request, capability }: FoundRequestMail, clinic: Clinic): Letter | undefined {
  return capability === null
    ? undefined
    : privateLink({ ...request, page: privatePage(request.locale, clinic, capability) }, clinic)
}

/** Returns undefined if the call was changed after the reminder was queued. */
function reminder(
  { id, request, capability, remindsOf }: FoundRequestMail,
  clinic: Clinic,
  ofPatient: boolean,
): Letter | undefined {
  if (request.callState !== 'promised' || request.callSequence !== remindsOf) return undefined
  const write = ofPatient ? callOfPatient : callRequested
  const letter = write(promisedCallOf(request), clinic, capability, 'tomorrow')
  return {
    ...letter,
    ...(capability !== null && { stopping: stopReminders(request.locale, clinic, capability) }),
    stop: `${clinic.sites[request.locale]}/api/mail/stop/${stopToken(id)}`,
  }
}

type ToVisitor = (mail: FoundRequestMail, clinic: Clinic) => Letter | undefined

function visitorMail(orderedBy: OrderedBy, letter: ToVisitor): LetterKind {
  return { ...toVisitor(letter), orderedBy }
}

/** Returns the kind of a letter to the visitor. When a letter with a link is sent, the links of earlier mails end. */
function toVisitor(letter: ToVisitor): LetterKind {
  return {
    to: 'visitor',
    write: async (database, id, clinic) => {
      const mail = await findRequestMail(database, id)
      const rendered = mail && letter(mail, clinic)
      if (mail === undefined || rendered === undefined) return undefined
      const { email } = mail.request
      const isOrderedByReader = mail.changed.length > 0 && mail.mailedTo === toAddress(email)
      const isKnownToReader = await hasOpenedKey(database, { email })
      return { to: email, letter: rendered, isOrderedByReader, isKnownToReader }
    },
    onSent: async (database, id) => {
      const { request, capability } = (await findRequestMail(database, id)) ?? {}
      if (request && capability) await endOlderLinks(database, { requestId: request.id, capability, now: new Date() })
    },
  }
}

/** Writes no letter if the reader stopped the reminders of this request. */
function unlessStopped({ write, ...kind }: LetterKind): LetterKind {
  return {
    ...kind,
    write: async (database, id, clinic) => {
      const mail = await findRequestMail(database, id)
      const isWanted = mail && !(await isStopped(database, [aboutRequest(mail.request.id)], callReminder))
      return isWanted ? write(database, id, clinic) : undefined
    },
  }
}

const usualRequestsPerDay = 3

/**
 * Warns the desk when more than three requests in a day have the same number, because somebody may abuse the number. All requests
 * are stored, because the people of a home or a practice may share a number.
 */
async function callsToOneNumber(database: Database, request: RequestRow, clinic: Clinic): Promise<Fact[]> {
  const { phone } = personToCall(request)
  const [found] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(requestTable)
    .where(
      and(
        eq(sql`coalesce(${requestTable.helper} ->> 'phone', ${requestTable.phone})`, phone),
        eq(requestTable.callState, 'promised'),
        gt(requestTable.activeAt, sql`${request.callAskedAt}::timestamptz - interval '1 day'`),
      ),
    )
  const count = found?.count ?? 0
  if (count <= usualRequestsPerDay) return []
  const { term, value } = manyRequestsText[clinic.deskLocale]
  return [{ term, value: value(count) }]
}

const manyRequestsText = {
  fr: {
    term: 'Attention',
    value: (count: number) =>
      `${count} demandes donnent ce numéro depuis hier. Appelez une seule fois. Demandez d’abord si la personne attend cet appel.`,
  },
  en: {
    term: 'Take care',
    value: (count: number) =>
      `${count} requests have given this number since yesterday. Call once only. Ask first whether the person expects this call.`,
  },
} satisfies Record<Locale, unknown>
