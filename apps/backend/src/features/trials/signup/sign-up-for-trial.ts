import type { TrialSignup, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { localeOfCountry } from '@clairmemoire/domain/country'
import { type Questionnaire, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContactDetails } from '../../../calls/promised-call.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { answerProblems } from '../../../questionnaires/answer-problems.ts'
import { askedCallProblems, countryOf, keptCall } from '../../../requests/accepted-contact.ts'
import type { AcceptedRequest } from '../../../requests/create-request.ts'
import { submitRequest } from '../../../requests/submit-request.ts'
import type { Backend } from '../../backend.ts'
import { trialCall } from './trial-call.ts'
import { type TrialSignupRow, trialSignup } from './trial-signup.table.ts'

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

/** Checks what a schema cannot: names and numbers, answers, and times that are still free. Throws a refusal. */
function acceptedSignup(
  request: TrialSignupRequest,
  details: ContactDetails,
  now: Date,
  { clinic, questionnaires }: Pick<Backend, 'clinic' | 'questionnaires'>,
): AcceptedRequest {
  const desk = clinic.calls
  const questionnaire = questionnaires.trialFinderIn(request.locale)
  const problems = [...askedCallProblems(request, details, now, desk), ...answersProblems(request, questionnaire)]
  if (problems.length > 0) throw new Refusal(problems)
  const kept = keptSignup(request, questionnaire)
  return {
    ...keptCall(request, now, desk),
    purposes: kept.answers === null ? ['call_back'] : ['call_back', 'keep_answers'],
    own: (tx, id) => tx.insert(trialSignup).values({ id, ...kept }),
  }
}

/** An unknown code, or one of another country, means no study. */
function trialCodeOf(request: TrialSignupRequest) {
  return trialMatch(request.trial_code, localeOfCountry(countryOf(request))).code
}

function keptSignup(request: TrialSignupRequest, questionnaire: Questionnaire): TrialSignupRow {
  const { respondent, answers, questionnaire_version: version } = request
  return {
    trialCode: trialCodeOf(request),
    respondent,
    answers: answers === undefined ? null : relevantAnswers(questionnaire, answers),
    questionnaireVersion: answers === undefined ? null : (version ?? null),
  }
}

function answersProblems(
  { answers, questionnaire_version: version }: TrialSignupRequest,
  questionnaire: Questionnaire,
): FieldProblem[] {
  if (answers === undefined) return []
  if (version === undefined) return [['questionnaire_version', 'required']]
  return answerProblems(questionnaire, version, answers)
}
