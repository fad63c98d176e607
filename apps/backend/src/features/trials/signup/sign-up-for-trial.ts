import { randomUUID } from 'node:crypto'
import type { TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../../backend.ts'
import { callCalendar } from '../../../calls/call-calendar.ts'
import { calledPerson, type ContactDetails } from '../../../calls/promised-call.ts'
import { recordConsents } from '../../../consents/record-consents.ts'
import { newReference } from '../../../references/reference.ts'
import { insertRows } from '../../../platform/database/insert-rows.ts'
import { auditEntry } from '../../../audit/audit-entry.table.ts'
import { trialSignup } from './trial-signup.table.ts'
import { idempotent, type Work } from '../../../platform/idempotency/idempotent.ts'
import type { Clinic } from '../../../clinic/clinic.ts'
import { acceptedSignup, countryOf } from './accepted-signup.ts'
import { contactDetails } from './contact-details.ts'

type SignupRequest = FastifyRequest<{ Body: TrialSignupRequest; Headers: { 'idempotency-key'?: string } }>

/** What of the answer is kept under the key of the request: nothing that says who is called (R0-13). */
type KeptAnswer = Omit<TrialSignup, 'call' | 'calendar'>

/** The request, its consents, its trail and its mails: all of it is stored or nothing (R0-16, R7-13). */
export function signUpForTrial(backend: Backend) {
  return async ({ body, headers }: SignupRequest, reply: FastifyReply): Promise<TrialSignup> => {
    const now = backend.clock()
    const request = { key: headers['idempotency-key'], operation: 'signUpForTrial', body, at: now }
    const details = contactDetails(body, countryOf(body))
    const answer = await idempotent(backend, request, () => signup(backend, body, details, now))
    reply.status(answer.status)
    return wholeAnswer(body, details, answer.body, backend.clinic)
  }
}

/** Names and numbers come from the request, which whoever repeats it sends again; so the whole answer repeats to the letter. */
function wholeAnswer(
  request: TrialSignupRequest,
  details: ContactDetails,
  kept: KeptAnswer,
  clinic: Clinic,
): TrialSignup {
  const country = countryOf(request)
  const call = {
    ...details,
    id: kept.id,
    reference: kept.reference,
    locale: request.locale,
    country,
    callback: kept.callback,
    callBy: kept.call_by,
    createdAt: new Date(kept.created_at),
  }
  return {
    ...kept,
    call: { ...calledPerson(call), from_phone: clinic.phones[country] },
    calendar: callCalendar(call, clinic),
  }
}

async function signup(
  { mails }: Backend,
  request: TrialSignupRequest,
  details: ContactDetails,
  now: Date,
): Promise<Work<KeptAnswer>> {
  const { locale, respondent } = request
  const accepted = acceptedSignup(request, details, now)
  const id = randomUUID()
  const reference = newReference()
  return {
    answer: {
      status: 201,
      body: {
        id,
        reference,
        trial_code: accepted.trialCode,
        with_trial: accepted.trialCode !== noTrialMatch,
        call_by: accepted.callBy,
        callback: accepted.callback,
        created_at: now.toISOString(),
      },
    },
    change: {
      request: insertRows(trialSignup, [{ id, reference, locale, respondent, createdAt: now, ...accepted }]),
      consents: recordConsents({
        subjectId: id,
        purposes: accepted.answers === null ? ['call_back'] : ['call_back', 'keep_answers'],
        textVersion: request.consent_text_version,
        locale,
        givenAt: now,
      }),
      trail: insertRows(auditEntry, [{ action: 'trial_signup', subjectId: id, reference, at: now }]),
      mails: await mails.order([
        { letter: 'call_requested', subject_id: id },
        { letter: 'call_requested_desk', subject_id: id },
      ]),
    },
  }
}
