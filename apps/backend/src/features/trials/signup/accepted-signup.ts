import type { TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { localeOfCountry } from '@clairmemoire/domain/country'
import { type Questionnaire, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import type { Backend } from '../../backend.ts'
import type { ContactDetails } from '../../../calls/promised-call.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { answerProblems } from '../../../questionnaires/answer-problems.ts'
import { askedCallProblems, countryOf, keptCall } from '../../../requests/accepted-contact.ts'
import type { AcceptedRequest } from '../../../requests/create-request.ts'
import { type TrialSignupRow, trialSignup } from './trial-signup.table.ts'

/** Checks what a schema cannot: names and numbers, answers, and times that are still free. Throws a refusal. */
export function acceptedSignup(
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
export function trialCodeOf(request: TrialSignupRequest) {
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
