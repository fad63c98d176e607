import type { TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../../backend.ts'
import { countryOf } from '../../../requests/accepted-contact.ts'
import { contactDetails } from '../../../requests/contact-details.ts'
import { takeRequest } from '../../../requests/take-request.ts'
import { acceptedSignup, trialCodeOf } from './accepted-signup.ts'
import { trialCall } from './trial-call.ts'

type SignupRequest = FastifyRequest<{ Body: TrialSignupRequest; Headers: { 'idempotency-key'?: string } }>

/** A request to be called about a study, or about studies as such (R7-13). */
export function signUpForTrial(backend: Backend) {
  return async ({ body, headers }: SignupRequest, reply: FastifyReply): Promise<TrialSignup> => {
    const country = countryOf(body)
    const details = contactDetails(body, country)
    const given = {
      kind: trialCall.name,
      action: 'trial_signup' as const,
      operation: 'signUpForTrial',
      key: headers['idempotency-key'],
      body,
      locale: body.locale,
      country,
      details,
    }
    const { status, receipt } = await takeRequest(backend, given, (now) => acceptedSignup(body, details, now))
    const { kind: _, ...answer } = receipt
    const trialCode = trialCodeOf(body)
    reply.status(status)
    return { ...answer, trial_code: trialCode, with_trial: trialCode !== noTrialMatch }
  }
}
