import type { CalendarDate } from '../calendar-date/calendar-date.ts'
import type { Country } from '../country/country.ts'

/** The same sentence addressed to the person and to someone who answers for them. */
export interface Wording {
  self: string
  someone_else: string
}

/** An exclusive option, such as "none of these", cannot be chosen together with another. */
export interface QuestionOption {
  id: string
  label: Wording
  exclusive?: boolean
  /** Who chooses it may need help now, before anything else is asked. */
  urgent?: boolean
  /** The countries in which no open study takes a person with this diagnosis. */
  no_study_in?: readonly Country[]
}

/**
 * `max_len` counts characters; `min` and `max` bound a number, `min_date` and `max_date` a day, and are included;
 * `country` narrows a postal code.
 */
export interface QuestionValidation {
  max_len?: number
  min?: number
  max?: number
  min_date?: CalendarDate
  max_date?: CalendarDate
  country?: Country
}

/** Holds after one of these options was chosen in a question that is itself shown. */
export interface ShowIf {
  question: string
  is_one_of: readonly string[]
}

/** Field names are those of the contract, so that a questionnaire of the contract is a questionnaire of these rules. */
export interface Question {
  id: string
  /** Options of a scale go from least to most. */
  type: 'one_of' | 'several_of' | 'scale' | 'number' | 'date' | 'short_text' | 'long_text' | 'postal_code'
  label: Wording
  hint?: Wording
  /** Why it is asked, in one sentence. */
  why?: Wording
  options?: readonly QuestionOption[]
  /** A required question cannot be declined; any other can. */
  required: boolean
  /** Also asked in the short form. */
  short?: boolean
  validation?: QuestionValidation
  /**
   * Of the question whose urgent option this one asks about: an answer to it that is not urgent itself says that no help is
   * needed now. Nothing else is asked before.
   */
  settles?: string
  /** Shown only when all of these hold. */
  show_if?: readonly ShowIf[]
}

/** Questions in the order they are asked. A change of meaning is a new version. */
export interface Questionnaire {
  id: string
  version: string
  title: string
  questions: readonly Question[]
}

/** Options by id, a day as YYYY-MM-DD; null is "I'd rather not answer". */
export type AnswerValue = string | readonly string[] | number | null

/** By question id. A question without an entry has not been answered yet. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** Reads only what the answers hold themselves: a question named "constructor" is not answered by every object. */
export function answerTo(questionId: string, answers: Answers): AnswerValue | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined
}

/** What the short form asks of these questions; nothing where none is marked. */
export function shortForm<Asked extends { questions: readonly { short?: boolean }[] }>(questionnaire: Asked): Asked {
  return { ...questionnaire, questions: questionnaire.questions.filter(({ short }) => short) }
}
