import type { CalendarDate } from '../calendar-date/calendar-date.ts'
import type { Country } from '../country/country.ts'

/** The same sentence, worded for the person concerned and for someone who answers on their behalf. */
export interface Wording {
  self: string
  someone_else: string
}

/** An exclusive option, such as "none of these", cannot be chosen together with another. */
export interface QuestionOption {
  id: string
  label: Wording
  exclusive?: boolean
  /** If it is chosen, help may be needed now, so this is settled before any other question. */
  urgent?: boolean
  /** The countries in which no open study accepts this diagnosis. */
  no_study_in?: readonly Country[]
}

/** `max_len` counts characters; `min` and `max` (or the dates) are allowed values; a postal code has to be one of `country`. */
export interface QuestionValidation {
  max_len?: number
  min?: number
  max?: number
  min_date?: CalendarDate
  max_date?: CalendarDate
  country?: Country
}

/** Holds when one of these options was chosen in a question that is itself shown. */
export interface ShowIf {
  question: string
  is_one_of: readonly string[]
}

/** Field names are those of the contract, so its questionnaires can be passed to these rules unchanged. */
export interface Question {
  id: string
  /** Options of a scale go from least to most. */
  type: 'one_of' | 'several_of' | 'scale' | 'number' | 'date' | 'short_text' | 'long_text' | 'postal_code'
  label: Wording
  hint?: Wording
  /** Why the question is asked, in one sentence. */
  why?: Wording
  options?: readonly QuestionOption[]
  /** A required question cannot be declined; any other can. */
  required: boolean
  /** The question is also asked in the short form. */
  short?: boolean
  validation?: QuestionValidation
  /**
   * The id of the urgent question that this one settles: an answer that is not urgent means that no help is needed now. It is
   * asked right after that question.
   */
  settles?: string
  /** The question is shown only when all of these conditions hold. */
  show_if?: readonly ShowIf[]
}

/** Questions in the order they are asked. A change of meaning is a new version. */
export interface Questionnaire {
  id: string
  version: string
  title: string
  questions: readonly Question[]
}

/** An option is its id, a day is YYYY-MM-DD, and null means "I'd rather not answer". */
export type AnswerValue = string | readonly string[] | number | null

/** The answers by question id. A question without an entry has not been answered yet. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** Reads own properties only: a question named "constructor" must not read an inherited property. */
export function answerTo(questionId: string, answers: Answers): AnswerValue | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined
}

/** The questions of the short form; empty if none is marked. */
export function shortForm<Asked extends { questions: readonly { short?: boolean }[] }>(questionnaire: Asked): Asked {
  return { ...questionnaire, questions: questionnaire.questions.filter(({ short }) => short) }
}
