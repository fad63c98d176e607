import { isCalendarDate } from '../calendar-date/calendar-date.ts'
import { isPostalCode } from '../postal-code/postal-code.ts'
import type { AnswerValue, Question } from './question.ts'

/** "wrong_type" also covers an exclusive option chosen together with another. */
export type AnswerProblem =
  | 'required'
  | 'unknown_option'
  | 'too_long'
  | 'not_a_number'
  | 'too_small'
  | 'too_large'
  | 'bad_postal_code'
  | 'control_character'
  | 'bad_date'
  | 'too_early'
  | 'too_late'
  | 'wrong_type'

/** The longest answer in characters; undefined means unlimited (R5-01). */
export function maxLength(question: Question): number | undefined {
  return question.validation?.max_len
}

/** Returns undefined if the answer is valid. A blank answer counts as declined, which only a required question refuses. */
export function checkAnswer(question: Question, value: AnswerValue | undefined): AnswerProblem | undefined {
  if (isBlank(value)) return question.required ? 'required' : undefined
  switch (question.type) {
    case 'one_of':
    case 'scale':
      return typeof value === 'string' ? checkOptions(question, [value]) : 'wrong_type'
    case 'several_of':
      return isListOfTexts(value) ? checkOptions(question, value) : 'wrong_type'
    case 'number':
      return checkNumber(question, value)
    case 'date':
      return checkDate(question, value)
    case 'postal_code':
      return typeof value === 'string' ? checkPostalCode(question, value) : 'wrong_type'
    case 'short_text':
    case 'long_text':
    default:
      return typeof value === 'string' ? checkText(question, value) : 'wrong_type'
  }
}

function isBlank(value: AnswerValue | undefined): value is null | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

function isListOfTexts(value: AnswerValue): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function checkOptions(question: Question, chosen: readonly string[]): AnswerProblem | undefined {
  const options = question.options ?? []
  if (chosen.some((id) => !options.some((option) => option.id === id))) return 'unknown_option'
  const exclusive = options.some((option) => option.exclusive && chosen.includes(option.id))
  return exclusive && new Set(chosen).size > 1 ? 'wrong_type' : undefined
}

function checkNumber({ validation }: Question, value: AnswerValue): AnswerProblem | undefined {
  if (typeof value === 'object') return 'wrong_type'
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not_a_number'
  if (validation?.min !== undefined && value < validation.min) return 'too_small'
  if (validation?.max !== undefined && value > validation.max) return 'too_large'
  return undefined
}

function checkDate({ validation }: Question, value: AnswerValue): AnswerProblem | undefined {
  if (typeof value !== 'string') return 'wrong_type'
  if (!isCalendarDate(value)) return 'bad_date'
  // ISO dates sort as text.
  if (validation?.min_date !== undefined && value < validation.min_date) return 'too_early'
  if (validation?.max_date !== undefined && value > validation.max_date) return 'too_late'
  return undefined
}

/** Text may contain line breaks, but no other control character. */
function checkText(question: Question, text: string): AnswerProblem | undefined {
  return /[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text) ? 'control_character' : checkLength(question, text)
}

function checkLength(question: Question, text: string): AnswerProblem | undefined {
  const longest = maxLength(question)
  return longest !== undefined && Array.from(text).length > longest ? 'too_long' : undefined
}

function checkPostalCode(question: Question, text: string): AnswerProblem | undefined {
  return isPostalCode(text, question.validation?.country) ? checkLength(question, text) : 'bad_postal_code'
}
