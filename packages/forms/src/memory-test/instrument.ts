import { lifeEventBounds } from '@clairmemoire/domain/birth-date'
import { latestToday } from '@clairmemoire/domain/calendar-date'
import type { Locale } from '@clairmemoire/domain/locale'
import type { AnswerCondition, AreaChange, AreaLevel, Band, Scoring } from '@clairmemoire/domain/memory-score'
import { type Question, type Questionnaire, shortForm } from '@clairmemoire/domain/questionnaire'
import { type BilingualQuestionnaire, type BilingualWording, questionnaireIn } from '../bilingual-questionnaire.ts'

/**
 * A memory test as data: its questions, its scoring, and every text of its result in both languages. A date in an answer is within a
 * lifetime, and never in the future.
 */
export interface Instrument extends BilingualQuestionnaire {
  /** The duration for someone who is not in a hurry. */
  minutes: number
  scoring: Scoring
  /** The short form, if any: its duration and its scoring. */
  short?: { minutes: number; scoring: Scoring; notAsked: BilingualWording }
  /** The titles of the areas of the scoring. */
  areas: readonly { id: string; title: BilingualWording }[]
  /** The meaning of an area's levels. */
  levels: Readonly<Record<AreaLevel, BilingualWording>>
  /** Whether frequent events are new: a sentence for an area, a few words for a thing. */
  changes: Readonly<Record<Exclude<AreaChange, 'not_told'>, { area: BilingualWording; thing: BilingualWording }>>
  /** The reasons for a step, by the answers that its rules use. */
  reasons: readonly Because[]
  /** The subject of an item's first question, in a few words. */
  things: Readonly<Record<string, BilingualWording>>
  steps: Readonly<Record<Band, StepText>>
  /** Precedes any step if an urgent option was chosen. */
  urgent: StepText
  causes: readonly Cause[]
  advice: readonly Advice[]
  goals: readonly Goal[]
}

export interface StepText {
  title: BilingualWording
  text: BilingualWording
}

/** A text shown because of an answer. */
export interface Because extends AnswerCondition {
  text: BilingualWording
}

/** A cause of memory problems other than a disease of the memory; listed if one of the answers matches. */
export interface Cause {
  id: string
  title: BilingualWording
  text: BilingualWording
  because: readonly Because[]
}

export interface Advice {
  id: string
  title: BilingualWording
  text: BilingualWording
  /** The general reason. */
  why: BilingualWording
  /** The reasons for this person: the first match applies. If there are some and none matches, the advice is not shown. */
  because?: readonly Because[]
  /** Shown to everybody, even without a matching answer. */
  always?: boolean
  /** Shown only with a matching answer, not even as general information. */
  personal?: boolean
  /** A contact for immediate help. */
  help?: 'crisis_line' | 'help_now'
  evidence: 'strong' | 'moderate' | 'limited'
  source: Readonly<Record<Locale, { title: string; href: string }>>
}

export interface Goal {
  id: string
  pillar: 'food' | 'movement' | 'mind' | 'people' | 'heart'
  title: BilingualWording
  text: BilingualWording
  /** The number of days per week, if its text states it. */
  days?: number
}

/** The first questions only, or all of them. */
export type TestForm = 'short' | 'whole'

const shortForms = new WeakMap<Instrument, Instrument>()

/** The instrument for this form; the whole one if it has no short form. */
export function formOf(instrument: Instrument, form: TestForm): Instrument {
  if (form === 'whole' || !instrument.short) return instrument
  const { minutes, scoring } = instrument.short
  const known = shortForms.get(instrument) ?? { ...shortForm(instrument), minutes, scoring }
  shortForms.set(instrument, known)
  return known
}

/** The latest questionnaire of an instrument, by language: cached until the next day. */
const questionnaireCache = new WeakMap<Instrument, Map<Locale, { until: string; questionnaire: Questionnaire }>>()

/** The questions of an instrument in one language. Without other limits, a date is within a lifetime, and at most today. */
export function questionsOf(instrument: Instrument, locale: Locale, now: Date): Questionnaire {
  const until = latestToday(now)
  const byLocale =
    questionnaireCache.get(instrument) ?? new Map<Locale, { until: string; questionnaire: Questionnaire }>()
  const last = byLocale.get(locale)
  if (last?.until === until) return last.questionnaire
  const questionnaire = questionsUntil(until, instrument, locale)
  questionnaireCache.set(instrument, byLocale.set(locale, { until, questionnaire }))
  return questionnaire
}

function questionsUntil(today: string, instrument: Instrument, locale: Locale): Questionnaire {
  const { id, version, title, questions } = instrument
  const questionnaire = questionnaireIn(locale, { id, version, title, questions })
  return { ...questionnaire, questions: questionnaire.questions.map((question) => withinLife(question, today)) }
}

function withinLife(question: Question, today: string): Question {
  if (question.type !== 'date') return question
  return { ...question, validation: { ...lifeEventBounds(today), ...question.validation } }
}
