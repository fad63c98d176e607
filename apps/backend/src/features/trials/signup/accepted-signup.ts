import type { TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { localeOfCountry } from '@clairmemoire/domain/country'
import { relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import type { ContactDetails } from '../../../calls/promised-call.ts'
import type { CallDesk } from '../../../clinic/call-desk.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { insertRows } from '../../../platform/database/insert-rows.ts'
import { answerProblems } from '../../../questionnaires/answer-problems.ts'
import { trialFinderIn } from '../../../questionnaires/questionnaires.ts'
import { askedCallProblems, countryOf, keptCall } from '../../../requests/accepted-contact.ts'
import type { AcceptedRequest } from '../../../requests/take-request.ts'
import { type TrialSignupRow, trialSignup } from './trial-signup.table.ts'

/** Checks what a schema cannot: names and numbers, answers, and times that are still free. Throws a refusal. */
export function acceptedSignup(
  request: TrialSignupRequest,
  details: ContactDetails,
  now: Date,
  desk: CallDesk,
): AcceptedRequest {
  const problems = [...askedCallProblems(request, details, now, desk), ...answersProblems(request)]
  if (problems.length > 0) throw new Refusal(problems)
  const kept = keptSignup(request)
  return {
    ...keptCall(request, now, desk),
    purposes: kept.answers === null ? ['call_back'] : ['call_back', 'keep_answers'],
    own: (id) => insertRows(trialSignup, [{ id, ...kept }]),
  }
}

/** An unknown code, or one of another country, means no study. */
export function trialCodeOf(request: TrialSignupRequest) {
  return trialMatch(request.trial_code, localeOfCountry(countryOf(request))).code
}

function keptSignup(request: TrialSignupRequest): TrialSignupRow {
  const { locale, respondent, answers, questionnaire_version: version } = request
  return {
    trialCode: trialCodeOf(request),
    respondent,
    answers: answers === undefined ? null : relevantAnswers(trialFinderIn(locale), answers),
    questionnaireVersion: answers === undefined ? null : (version ?? null),
  }
}

function answersProblems({ locale, answers, questionnaire_version: version }: TrialSignupRequest): FieldProblem[] {
  if (answers === undefined) return []
  if (version === undefined) return [['questionnaire_version', 'required']]
  return answerProblems(trialFinderIn(locale), version, answers)
}
