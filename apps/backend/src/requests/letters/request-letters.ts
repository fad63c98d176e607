import type { Locale } from '@clairmemoire/domain/locale'
import { formOf } from '@clairmemoire/forms/every-form'
import { and, eq, gt, sql } from 'drizzle-orm'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { calledPerson } from '../../calls/promised-call.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import type { Fact, Letter, LetterKind, LetterKinds, OrderedBy } from '../../mail/letter.ts'
import { aboutRequest, isStopped, toAddress } from '../../mail/mail-stop.ts'
import { privateLink } from '../../mail/private-link.ts'
import { hashOfCapability } from '../../platform/capability.ts'
import type { Database } from '../../platform/database/connect.ts'
import { callReminder, stopToken } from '../call-reminders.ts'
import { endOlderLinks, hasOpenedKey } from '../request-keys.ts'
import { type RequestDetails, requestDetails } from '../request-details.ts'
import { requestChange, requestLink, requestMail, type SentRequestRow, sentRequest } from '../sent-request.table.ts'
import { promisedCallOf } from '../stored-request.ts'
import { callOfPatient } from './call-of-patient.ts'
import { callNotReached, callRequested, callTimeClosed, requestChanged } from './call-requested.ts'
import { callRequestedDesk, requestChangedDesk, requestErasedDesk } from './desk-letters.ts'
import { privatePage, stopReminders } from './private-page.ts'

/** By the name under which requests order them. */
export const requestLetters: LetterKinds = {
  call_requested: ordered('sender', ({ request, capability }, clinic) =>
    isOfPatient(request)
      ? callOfPatient(promisedCallOf(request), clinic, capability, 'asked')
      : callRequested(promisedCallOf(request), clinic, capability),
  ),
  call_requested_desk: toDesk(({ request }, details, clinic, more) =>
    callRequestedDesk(request, details, clinic, more),
  ),
  request_changed: ordered('sender', ({ request, capability }, clinic) =>
    isOfPatient(request)
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
  call_not_reached: ordered('clock', ({ request, capability }, clinic) =>
    request.callState === 'not_reached' ? callNotReached(request, clinic, capability) : undefined,
  ),
  call_time_closed: ordered('clock', ({ request, capability }, clinic) =>
    request.callState === 'promised' ? callTimeClosed(request, clinic, capability) : undefined,
  ),
  request_link: ordered('anybody', linkAgain),
  [callReminder]: {
    ...unlessStopped(ordered('clock', (mail, clinic) => reminder(mail, clinic, isOfPatient(mail.request)))),
    canBeStopped: true,
    endsWithItsDay: true,
  },
  request_erased_desk: { to: 'desk', write: erasedDesk },
}

/** A mail to the desk about a request as it is when the mail leaves. */
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

/** Whoever reads the mail had somebody else called, who is in the care of the clinic. */
function isOfPatient({ form, formVersion }: SentRequestRow): boolean {
  return formOf(form, formVersion).calls !== undefined
}

/** Of a request that is gone, the trail has the reference. */
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

/** Of the call as it was when the reminder was ordered, and no other. */
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

function ordered(orderedBy: OrderedBy, letter: ToVisitor): LetterKind {
  return { ...toVisitor(letter), orderedBy }
}

/** With a link or without; a mail with one ends the links of the mails before it. */
function toVisitor(letter: ToVisitor): LetterKind {
  return {
    to: 'visitor',
    write: async (database, id, clinic) => {
      const mail = await findRequestMail(database, id)
      const written = mail && letter(mail, clinic)
      if (mail === undefined || written === undefined) return undefined
      const { email } = mail.request
      const isAskedByReader = mail.changed.length > 0 && mail.mailedTo === toAddress(email)
      const isKnownToReader = await hasOpenedKey(database, email)
      return { to: email, letter: written, isAskedByReader, isKnownToReader }
    },
    afterLeaving: async (database, id) => {
      const { request, capability } = (await findRequestMail(database, id)) ?? {}
      if (request && capability) await endOlderLinks(database, { requestId: request.id, capability, now: new Date() })
    },
  }
}

/** Reminders can be stopped for one request alone. */
function unlessStopped({ write, ...kind }: LetterKind): LetterKind {
  return {
    ...kind,
    write: async (database, id, clinic) => {
      const mail = await findRequestMail(database, id)
      const isLeft = mail && !(await isStopped(database, [aboutRequest(mail.request.id)], callReminder))
      return isLeft ? write(database, id, clinic) : undefined
    },
  }
}

/** A mail about a request, with the request as it is when the mail leaves. */
interface FoundRequestMail {
  id: string
  request: SentRequestRow
  /** Null where it has none, or its link was ended while it waited. */
  capability: string | null
  /** Where its key was mailed to, unless it was answered to who asked. */
  mailedTo: string | null
  /** The fields that the change set, by the names of the contract. */
  changed: readonly string[]
  remindsOf: number | null
}

/** Undefined when the request has been erased since. */
async function findRequestMail(database: Database, id: string): Promise<FoundRequestMail | undefined> {
  const [found] = await database
    .select({ mail: requestMail, request: sentRequest, change: requestChange.fields })
    .from(requestMail)
    .innerJoin(sentRequest, eq(sentRequest.id, requestMail.requestId))
    .leftJoin(
      requestChange,
      and(eq(requestChange.requestId, requestMail.requestId), eq(requestChange.version, requestMail.version)),
    )
    .where(eq(requestMail.id, id))
  if (found === undefined) return undefined
  const { mail, request, change } = found
  return {
    id,
    request,
    capability: mail.capability && (await opens(database, mail.capability)) ? mail.capability : null,
    mailedTo: mail.mailedTo,
    changed: Object.keys(change ?? {}),
    remindsOf: mail.remindsOf,
  }
}

async function opens(database: Database, capability: string): Promise<boolean> {
  const hash = hashOfCapability(capability)
  return (await database.$count(requestLink, eq(requestLink.capabilityHash, hash))) > 0
}

const usualRequestsPerDay = 3

/**
 * Tells the desk when one number was given in more than three requests within a day: somebody may be giving the number of
 * somebody else. Every request is stored all the same, for a home or a practice may share a number.
 */
async function callsToOneNumber(database: Database, request: SentRequestRow, clinic: Clinic): Promise<Fact[]> {
  const { phone } = calledPerson(request)
  const [found] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(sentRequest)
    .where(
      and(
        eq(sql`coalesce(${sentRequest.helper} ->> 'phone', ${sentRequest.phone})`, phone),
        eq(sentRequest.callState, 'promised'),
        gt(sentRequest.activeAt, sql`${request.callAskedAt}::timestamptz - interval '1 day'`),
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
