import { type Locale, locales } from '@clairmemoire/domain/locale'
import type { Question, Questionnaire } from '@clairmemoire/domain/questionnaire'
import { questionnaireIn } from '../bilingual-questionnaire.ts'
import type { Instrument } from './instrument.ts'

const known = new WeakMap<Instrument, Record<Locale, Questionnaire>>()

/** What an instrument asks, in one language. Where nothing else bounds a day, it is not after today. */
export function questionsOf(instrument: Instrument, locale: Locale, now: Date): Questionnaire {
  const questionnaire = (known.get(instrument) ?? keep(instrument))[locale]
  const max_date = lastToday(now)
  return { ...questionnaire, questions: questionnaire.questions.map((question) => untilToday(question, max_date)) }
}

function keep(instrument: Instrument): Record<Locale, Questionnaire> {
  const { id, version, title, questions } = instrument
  const inEach = locales.map((locale) => [locale, questionnaireIn(locale, { id, version, title, questions })] as const)
  const kept = Object.fromEntries(inEach) as Record<Locale, Questionnaire>
  known.set(instrument, kept)
  return kept
}

function untilToday(question: Question, max_date: string): Question {
  return question.type === 'date' ? { ...question, validation: { max_date, ...question.validation } } : question
}

/** The day at the place where it is latest, so that nobody is told that their today is to come. */
function lastToday(now: Date): string {
  const hoursAhead = 14
  return new Date(now.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10)
}
