import type { ErrorCode } from '@clairmemoire/api-client/schema'
import {
  type AnswerProblem,
  type Answers,
  checkAnswer,
  type Questionnaire,
  shownQuestions,
} from '@clairmemoire/domain/questionnaire'
import type { FieldProblem } from '../platform/contract/refusal.ts'

const codes: Record<AnswerProblem, ErrorCode> = {
  required: 'required',
  unknown_option: 'unknown_option',
  too_long: 'too_long',
  not_a_number: 'not_a_number',
  too_small: 'too_small',
  too_large: 'too_large',
  bad_postal_code: 'bad_postal_code',
  control_character: 'control_character',
  bad_date: 'bad_date',
  too_early: 'too_early',
  too_late: 'too_late',
  wrong_type: 'invalid',
}

/** What keeps answers from being taken, as fields of the contract; answers to hidden questions are not looked at. */
export function answerProblems(questionnaire: Questionnaire, version: string, answers: Answers): FieldProblem[] {
  if (version !== questionnaire.version) return [['questionnaire_version', 'questionnaire_outdated']]
  const asked = new Set(questionnaire.questions.map((question) => question.id))
  const unknown = Object.keys(answers)
    .filter((id) => !asked.has(id))
    .map((id): FieldProblem => [`answers.${id}`, 'unknown_field'])
  const wrong = shownQuestions(questionnaire, answers).flatMap((question): FieldProblem[] => {
    const problem = checkAnswer(question, Object.hasOwn(answers, question.id) ? answers[question.id] : undefined)
    return problem === undefined ? [] : [[`answers.${question.id}`, codes[problem]]]
  })
  return [...unknown, ...wrong]
}
