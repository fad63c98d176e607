import type { ErrorCode } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import {
  type AnswerProblem,
  type Answers,
  type AnswerValue,
  checkAnswer,
  type Question,
  type Questionnaire,
  relevantAnswers,
  shownQuestions,
  type Wording,
} from '@clairmemoire/domain/questionnaire'
import { typedWords } from '@clairmemoire/domain/typed-text'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { FieldProblem } from '../platform/contract/refusal.ts'

export const problemCodes: Record<AnswerProblem, ErrorCode> = {
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

/** Returns the problems of answers, by field of the contract; answers to hidden questions are not checked. */
export function answerProblems(
  questionnaire: Questionnaire,
  version: string,
  answers: Answers,
  versionField = 'questionnaire_version',
): FieldProblem[] {
  if (version !== questionnaire.version) return [[versionField, 'questionnaire_outdated']]
  const asked = new Set(questionnaire.questions.map((question) => question.id))
  const unknown = Object.keys(answers)
    .filter((id) => !asked.has(id))
    .map((id): FieldProblem => [`answers.${id}`, 'unknown_field'])
  const wrong = shownQuestions(questionnaire, answers).flatMap((question): FieldProblem[] => {
    const problem = checkAnswer(question, Object.hasOwn(answers, question.id) ? answers[question.id] : undefined)
    return problem === undefined ? [] : [[`answers.${question.id}`, problemCodes[problem]]]
  })
  return [...unknown, ...wrong]
}

/** Returns the relevant answers in the stored format. */
export function storedAnswers(questionnaire: Questionnaire, answers: Answers): Answers {
  return typedAnswers(relevantAnswers(questionnaire, answers))
}

/** Cleans free text in the same way as forms do (R5-07). */
export function typedAnswers<Value extends AnswerValue>(
  answers: Readonly<Record<string, Value>>,
): Record<string, Value | string> {
  const typed = (answer: Value) => (typeof answer === 'string' ? typedWords(answer) : answer)
  return Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, typed(answer)]))
}

/** Returns null if there is no answer. */
export function answerInWords(
  { type, options = [] }: Question,
  answer: AnswerValue | undefined,
  wording: keyof Wording,
  locale: Locale,
): string | null {
  if (answer === null || answer === undefined) return null
  if (type === 'date' && typeof answer === 'string') return formatPlainDate(locale, answer)
  if (options.length === 0) return String(answer).trim() || null
  const chosen = new Set([answer].flat().map(String))
  const labels = options.filter(({ id }) => chosen.has(id)).map(({ label }) => label[wording])
  return labels.length === 0 ? null : labels.join(', ')
}
