import type { Locale, Respondent } from '@clairmemoire/api-client/schema'

/** For whom a request is, as question and answer. */
export function respondentInWords(locale: Locale, respondent: Respondent): { question: string; answer: string } {
  const { question, answers } = texts[locale]
  return { question, answer: answers[respondent] }
}

const texts = {
  fr: { question: 'Demande faite pour', answers: { self: 'soi-même', someone_else: 'un proche' } },
  en: { question: 'Asked for', answers: { self: 'themselves', someone_else: 'someone else' } },
} satisfies Record<Locale, unknown>
