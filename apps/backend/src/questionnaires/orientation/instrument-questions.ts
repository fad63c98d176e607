import type { Locale } from '@clairmemoire/domain/locale'
import type { Question, Questionnaire } from '@clairmemoire/domain/questionnaire'
import { lastToday } from '../../platform/calendar/last-today.ts'
import { questionnaireIn } from '../bilingual-questionnaire.ts'
import type { Instrument } from './instrument.ts'

/** What was made of an instrument last, by language: it stands until the next day. */
const made = new WeakMap<Instrument, Map<Locale, { until: string; questionnaire: Questionnaire }>>()

/** What an instrument asks, in one language. Where nothing else bounds a day, it is not after today. */
export function questionsOf(instrument: Instrument, locale: Locale, now: Date): Questionnaire {
  const until = lastToday(now)
  const byLocale = made.get(instrument) ?? new Map<Locale, { until: string; questionnaire: Questionnaire }>()
  const last = byLocale.get(locale)
  if (last?.until === until) return last.questionnaire
  const questionnaire = questionsUntil(until, instrument, locale)
  made.set(instrument, byLocale.set(locale, { until, questionnaire }))
  return questionnaire
}

function questionsUntil(max_date: string, instrument: Instrument, locale: Locale): Questionnaire {
  const { id, version, title, questions } = instrument
  const questionnaire = questionnaireIn(locale, { id, version, title, questions })
  return { ...questionnaire, questions: questionnaire.questions.map((question) => untilDay(question, max_date)) }
}

function untilDay(question: Question, max_date: string): Question {
  return question.type === 'date' ? { ...question, validation: { max_date, ...question.validation } } : question
}
