import { lifeEventBounds } from '@clairmemoire/domain/birth-date'
import { latestToday } from '@clairmemoire/domain/calendar-date'
import type { Locale } from '@clairmemoire/domain/locale'
import type { AnswerCondition, AreaChange, AreaLevel, Band, Scoring } from '@clairmemoire/domain/memory-score'
import { type Question, type Questionnaire, shortForm } from '@clairmemoire/domain/questionnaire'
import { type BilingualQuestionnaire, type BilingualWording, questionnaireIn } from '../bilingual-questionnaire.ts'

/**
 * A memory test as data: what is asked, how it is scored, and every text of its result in both languages. A day that it asks
 * for is in the life of a person, and never after today.
 */
export interface Instrument extends BilingualQuestionnaire {
  /** How long it takes for someone who is not in a hurry. */
  minutes: number
  scoring: Scoring
  /** Of the questions that are asked first, where there are such: how long they take and how they are scored. */
  short?: { minutes: number; scoring: Scoring; notAsked: BilingualWording }
  /** What the areas of the scoring are called. */
  areas: readonly { id: string; title: BilingualWording }[]
  /** What the level of an area means. */
  levels: Readonly<Record<AreaLevel, BilingualWording>>
  /** Whether what happens often was so before: of an area a sentence, of a thing a few words. */
  changes: Readonly<Record<Exclude<AreaChange, 'not_told'>, { area: BilingualWording; thing: BilingualWording }>>
  /** Why a step is advised, by the answers that its rules name. */
  reasons: readonly Because[]
  /** What the first question of an item is about, in a few words. */
  things: Readonly<Record<string, BilingualWording>>
  steps: Readonly<Record<Band, StepText>>
  /** Stands before any step when an urgent option was chosen. */
  urgent: StepText
  causes: readonly Cause[]
  advice: readonly Advice[]
  goals: readonly Goal[]
}

export interface StepText {
  title: BilingualWording
  text: BilingualWording
}

/** What is said because of an answer. */
export interface Because extends AnswerCondition {
  text: BilingualWording
}

/** Something else than a disease of the memory that can weigh on it; named when one of the answers does. */
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
  /** Why for anybody. */
  why: BilingualWording
  /** Why for this person: the first that holds. Given, and none holds, the advice is not for them. */
  because?: readonly Because[]
  /** For anybody, also when none of the answers calls for it. */
  always?: boolean
  /** For nobody but whose answers call for it, not even where there is information only. */
  personal?: boolean
  /** Whom to reach for it at once. */
  help?: 'crisis_line' | 'help_now'
  evidence: 'strong' | 'moderate' | 'limited'
  source: Readonly<Record<Locale, { title: string; href: string }>>
}

export interface Goal {
  id: string
  pillar: 'food' | 'movement' | 'mind' | 'people' | 'heart'
  title: BilingualWording
  text: BilingualWording
  /** On how many days of a week, where its text says so. */
  days?: number
}

/** The questions that are asked first, or all of them. */
export type TestForm = 'short' | 'whole'

const shortForms = new WeakMap<Instrument, Instrument>()

/** The instrument as this form asks and scores it; as a whole where it has no short form. */
export function formOf(instrument: Instrument, form: TestForm): Instrument {
  if (form === 'whole' || !instrument.short) return instrument
  const { minutes, scoring } = instrument.short
  const known = shortForms.get(instrument) ?? { ...shortForm(instrument), minutes, scoring }
  shortForms.set(instrument, known)
  return known
}

/** What was made of an instrument last, by language: it stands until the next day. */
const made = new WeakMap<Instrument, Map<Locale, { until: string; questionnaire: Questionnaire }>>()

/** What an instrument asks, in one language. Where nothing else bounds a day, it is in the life of a person, today at the latest. */
export function questionsOf(instrument: Instrument, locale: Locale, now: Date): Questionnaire {
  const until = latestToday(now)
  const byLocale = made.get(instrument) ?? new Map<Locale, { until: string; questionnaire: Questionnaire }>()
  const last = byLocale.get(locale)
  if (last?.until === until) return last.questionnaire
  const questionnaire = questionsUntil(until, instrument, locale)
  made.set(instrument, byLocale.set(locale, { until, questionnaire }))
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
