import { type AnswerValue, checkAnswer } from '@clairmemoire/domain/questionnaire'
import { typedCode, typedWords } from '@clairmemoire/domain/typed-text'
import { isRecord } from '../page/draft.ts'
import type { QuestionStep, StepValue } from '../step.ts'
import type { StepProblem } from './problem.ts'
import { readDay } from './typed-day.ts'

/** A number, with the years that people write after an age: "72 ans", "72 years old". */
const typedNumber = /^(\d+(?:[.,]\d+)?)(?:\s*(?:ans?|years?(?:\s+old)?|y\.?\s?o\.?))?$/i

/** What was typed or chosen, as the answer that is kept; an optional question that is left empty is declined. */
export function readAnswer(step: QuestionStep, entry: StepValue | undefined): StepValue | undefined {
  const answer = readTyped(step, entry)
  return isLeftOut(answer) && mayDecline(step) ? null : answer
}

/** Numbers and days become such, the spaces around a text go. */
function readTyped({ question }: QuestionStep, entry: StepValue | undefined): StepValue | undefined {
  if (question.type === 'date' && entry !== null) return readDay(entry)
  if (!isAnswer(entry)) return undefined
  if (typeof entry !== 'string') return entry
  const isText = question.type === 'short_text' || question.type === 'long_text'
  const text = isText ? typedWords(entry) : typedCode(entry)
  const number = question.type === 'number' ? typedNumber.exec(text)?.[1] : undefined
  return number === undefined ? text : Number(number.replace(',', '.'))
}

export function checkQuestion({ id, question }: QuestionStep, value: StepValue | undefined): StepProblem[] {
  if (question.type === 'date' && isRecord(value)) return [{ field: id, code: 'bad_date' }]
  const code = !isAnswer(value) || isLeftOut(value) ? 'required' : checkAnswer(question, value)
  return code === undefined ? [] : [{ field: id, code }]
}

/** Whether "I'd rather not answer" is an answer to it. */
export function mayDecline({ question }: QuestionStep): boolean {
  return checkAnswer(question, null) === undefined
}

function isLeftOut(value: StepValue | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function isAnswer(value: StepValue | undefined): value is AnswerValue {
  return value !== undefined && (value === null || typeof value !== 'object' || Array.isArray(value))
}
