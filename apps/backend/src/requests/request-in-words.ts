import type { Locale, PrivateRequest, Respondent } from '@clairmemoire/api-client/schema'
import { type Answers, type Questionnaire, shownQuestions, type Wording } from '@clairmemoire/domain/questionnaire'
import type { Queries } from '../platform/database/connect.ts'
import { answerInWords } from '../questionnaires/answers.ts'

/** What requests are called in words, by their ids. */
export type Titles = (id: string, locale: Locale) => string

/** Reads what many requests of one kind are called at once, and nothing of their answers. */
export type ReadTitles = (database: Queries, ids: readonly string[]) => Promise<Titles>

/** Of a kind whose requests are all called alike. */
export function sameTitle(title: (locale: Locale) => string): ReadTitles {
  return async () => (_id, locale) => title(locale)
}

/** For whom a request is, as question and answer. */
export function respondentInWords(locale: Locale, respondent: Respondent): { question: string; answer: string } {
  const { question, answers } = texts[locale]
  return { question, answer: answers[respondent] }
}

const texts = {
  fr: { question: 'Demande faite pour', answers: { self: 'soi-même', someone_else: 'un proche' } },
  en: { question: 'Asked for', answers: { self: 'themselves', someone_else: 'someone else' } },
} satisfies Record<Locale, unknown>

/** The questions that were asked and what was answered, in words; nothing when no answers are stored. */
export function sentAnswers(
  questionnaire: Questionnaire,
  answers: Answers | null,
  wording: keyof Wording,
  locale: Locale,
): PrivateRequest['sent'] {
  if (answers === null) return []
  return shownQuestions(questionnaire, answers)
    .filter(({ id }) => Object.hasOwn(answers, id))
    .map((question) => ({
      id: question.id,
      question: question.label[wording],
      answer: answerInWords(question, answers[question.id], wording, locale),
    }))
}
