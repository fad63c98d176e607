import {
  type Answers,
  type AnswerValue,
  checkAnswer,
  type Questionnaire,
  relevantAnswers,
} from '@clairmemoire/domain/questionnaire'
import { readTypedDate, type TypedDate, writeTypedDate } from '@clairmemoire/domain/typed-date'
import { typedCode, typedWords } from '@clairmemoire/domain/typed-text'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isRecord } from '../page/draft.ts'
import type { FlowValues, QuestionStep, StepProblem, StepValue } from '../step.ts'
import { contactDetails } from './contact-rules.ts'
import { localeOf } from './locale-of.ts'
import type { StepKind } from './step-kind.ts'

/** A number, which a unit of age or a full stop may follow, such as "72 ans", "72 years old" or "72.". */
const typedNumber = /^(\d+(?:[.,]\d+)?)(?:\s*(?:ans?|years?(?:\s+old)?|y\.?\s?o\.?))?[.,]?$/i

/** Converts an entry to the stored answer. An empty optional question is stored as `null`, like a declined one. */
function readAnswer(step: QuestionStep, entry: StepValue | undefined): StepValue | undefined {
  const answer = readTyped(step, entry)
  return isLeftOut(answer) && mayDecline(step) ? null : answer
}

/** Parses numbers and dates, and trims texts. */
function readTyped({ question }: QuestionStep, entry: StepValue | undefined): StepValue | undefined {
  if (question.type === 'date' && entry !== null) return readDay(entry)
  if (!isAnswer(entry)) return undefined
  if (typeof entry !== 'string') return entry
  const isText = question.type === 'short_text' || question.type === 'long_text'
  const text = isText ? typedWords(entry) : typedCode(entry)
  const number = question.type === 'number' ? typedNumber.exec(text)?.[1] : undefined
  return number === undefined ? text : Number(number.replace(',', '.'))
}

function checkQuestion({ id, question }: QuestionStep, value: StepValue | undefined): StepProblem[] {
  if (question.type === 'date' && isRecord(value)) return [{ field: id, code: 'bad_date' }]
  const code = !isAnswer(value) || isLeftOut(value) ? 'required' : checkAnswer(question, value)
  return code === undefined ? [] : [{ field: id, code }]
}

function answerText(i18n: I18n, { question, wording }: QuestionStep, value: StepValue | undefined): string {
  if (value === null || value === undefined) {
    return i18n._(msg({ id: 'form-flow.check.declined', message: 'Pas de réponse' }))
  }
  if (question.type === 'date' && typeof value === 'string') return formatPlainDate(localeOf(i18n), value)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value]
  const labels = chosen.map((id) => question.options?.find((option) => option.id === id)?.label[wording] ?? String(id))
  return labels.join(', ')
}

export const questionKind: StepKind<QuestionStep> = {
  read: readAnswer,
  check: checkQuestion,
  describe: (i18n, step, value) => {
    const { id, question, wording } = step
    return [{ id, step: id, term: question.label[wording], value: answerText(i18n, step, value) }]
  },
  inputOf: ({ id, contractField = `answers.${id}` }, name) => (name === contractField ? id : undefined),
}

/** Whether "I'd rather not answer" is offered. */
export function mayDecline({ question }: QuestionStep): boolean {
  return checkAnswer(question, null) === undefined
}

function isLeftOut(value: StepValue | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function isAnswer(value: StepValue | undefined): value is AnswerValue {
  return value !== undefined && (value === null || typeof value !== 'object' || Array.isArray(value))
}

/** The content of a date's three fields: the typed text, or the parts of the stored date. */
export function typedDay(entry: StepValue | undefined): TypedDate {
  if (typeof entry === 'string') return writeTypedDate(entry)
  const { day = '', month = '', year = '' } = contactDetails(entry)
  return { day, month, year }
}

/** `YYYY-MM-DD` for a valid date, the typed parts for an invalid date, undefined if all parts are empty. */
function readDay(entry: StepValue | undefined): string | Readonly<Record<string, string>> | undefined {
  const typed = typedDay(entry)
  if (Object.values(typed).every((part) => part.trim() === '')) return undefined
  const read = readTypedDate(typed)
  return 'date' in read ? read.date : { ...typed }
}

/** The values of the question steps, by question; a step and its question have the same id. */
export function answersIn(questionnaire: Questionnaire, values: FlowValues): Answers {
  const answers = questionnaire.questions.flatMap(({ id }) => {
    const value = values[id]
    return isAnswer(value) ? [[id, value] as const] : []
  })
  return Object.fromEntries(answers)
}

/** The relevant answers, with the version of the questions. */
export function answersToSend(questionnaire: Questionnaire, values: FlowValues) {
  const answers = relevantAnswers(questionnaire, answersIn(questionnaire, values))
  const copied = Object.entries(answers).map(([id, value]) => [id, isList(value) ? [...value] : value] as const)
  return { questionnaire_version: questionnaire.version, answers: Object.fromEntries(copied) }
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}
