import type { TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import { submitRequest } from '../../../requests/submit-request.ts'
import { acceptedSignup, trialCodeOf } from './accepted-signup.ts'
import { trialCall } from './trial-call.ts'

type SignupRequest = FastifyRequest<{ Body: TrialSignupRequest; Headers: { 'idempotency-key'?: string } }>

/** A request to be called about a study, or about studies as such (R7-13). */
export function signUpForTrial(backend: Backend) {
  return async ({ body, headers }: SignupRequest, reply: FastifyReply): Promise<TrialSignup> => {
    const submission = {
      kind: trialCall,
      action: 'trial_signup' as const,
      operation: 'signUpForTrial',
      headers,
      body,
      call: body,
    }
    const { kind: _, ...receipt } = await submitRequest(backend, reply, submission, (details, now) =>
      acceptedSignup(body, details, now, backend),
    )
    const trialCode = trialCodeOf(body)
    return { ...receipt, trial_code: trialCode, with_trial: trialCode !== noTrialMatch }
  }
}
