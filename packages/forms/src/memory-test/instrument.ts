import { lifeEventBounds } from '@clairmemoire/domain/birth-date'
import { latestToday } from '@clairmemoire/domain/calendar-date'
import type { Locale } from '@clairmemoire/domain/locale'
import type { AnswerCondition, AreaChange, AreaLevel, Band, Scoring } from '@clairmemoire/domain/memory-score'
import { type Question, type Questionnaire, shortForm } from '@clairmemoire/domain/questionnaire'
import { type BilingualQuestionnaire, type BilingualWording, questionnaireIn } from '../bilingual-questionnaire.ts'

/**
 * The data of a memory test: its questions, its scoring, and every text of its result in both languages. A date in an answer may
 * not be in the future or before the oldest possible birth.
 */
export interface Instrument extends BilingualQuestionnaire {
  /** How long the test takes someone who is not in a hurry. */
  minutes: number
  scoring: Scoring
  /** The short form, if any: its duration and its scoring. */
  short?: { minutes: number; scoring: Scoring; notAsked: BilingualWording }
  /** The titles of the areas of the scoring. */
  areas: readonly { id: string; title: BilingualWording }[]
  /** The sentence for each level of an area. */
  levels: Readonly<Record<AreaLevel, BilingualWording>>
  /** Says whether frequent events are new, in a sentence for an area and in a few words for a thing. */
  changes: Readonly<Record<Exclude<AreaChange, 'not_told'>, { area: BilingualWording; thing: BilingualWording }>>
  /** A sentence for each answer that can be a reason for a step. */
  reasons: readonly Because[]
  /** A few words for each item, by the id of its first question. */
  things: Readonly<Record<string, BilingualWording>>
  steps: Readonly<Record<Band, StepText>>
  /** Shown before any step if an urgent option was chosen. */
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

/** A cause of memory problems other than a disease of the memory; it is listed if one of the answers matches. */
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
  /** Reasons that depend on answers: the first match is shown. A person without a match does not get the advice. */
  because?: readonly Because[]
  /** Everybody gets the advice, even without a matching answer. */
  always?: boolean
  /** The advice is shown only with a matching answer and never as general information. */
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
  /** The number of days per week, if the text of the goal states it. */
  days?: number
}

/** Whether only the questions of the short form are asked, or all of them. */
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

/** Caches the questionnaire of an instrument in each language until the next day. */
const questionnaireCache = new WeakMap<Instrument, Map<Locale, { until: string; questionnaire: Questionnaire }>>()

/** The questions of an instrument in one language. A date without other limits is within a lifetime and not in the future. */
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
