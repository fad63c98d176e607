import type { Answers, Question, Questionnaire } from '../questionnaire/question.ts'
import { shownQuestions } from '../questionnaire/shown-questions.ts'
import { knownOptions, type OptionsOf } from './known-options.ts'
import {
  type Band,
  type Condition,
  type NextStep,
  nextSteps,
  type ScoredArea,
  type ScoredItem,
  type Scoring,
} from './scoring.ts'

export type {
  AnswerCondition,
  Band,
  BandRule,
  Condition,
  ItemsCondition,
  NextStep,
  ReachedStep,
  ScoredArea,
  ScoredItem,
  Scoring,
} from './scoring.ts'

export type AreaLevel = 'few' | 'some' | 'many' | 'not_enough'

export interface MemoryScore {
  /** Of what was answered; what was declined adds nothing. */
  points: number
  maxPoints: number
  band: Band
  /** Whether what was declined could lead to a sooner step. */
  atLeast: boolean
  areas: readonly { id: string; level: AreaLevel }[]
  /** How many questions with options were asked, and how many of them were not answered. */
  asked: number
  declined: number
}

/**
 * The next step that answers lead to. What was declined counts as nothing said: it leads to no step, and only where no
 * answer in its place would lead to one is there nothing urgent.
 */
export function memoryScore(questionnaire: Questionnaire, scoring: Scoring, answers: Answers): MemoryScore {
  const { said, possible } = knownOptions(questionnaire, answers)
  const pointsOf = pointsBy(questionnaire, scoring)
  const lowest = stepOf(scoring, said, pointsOf)
  const highest = stepOf(scoring, possible, pointsOf)
  const items = itemsOf(scoring)
  const all = optionsBy(questionnaire)
  const asked = shownQuestions(questionnaire, answers).filter(({ options }) => options !== undefined)
  return {
    points: total(items, said, pointsOf),
    maxPoints: total(items, all, pointsOf),
    band: bandBetween(lowest, highest, isEnough(items, scoring, said)),
    atLeast: nextSteps.indexOf(highest) > nextSteps.indexOf(lowest),
    areas: scoring.areas.map((area) => ({ id: area.id, level: levelOf(area, scoring, { said, all, pointsOf }) })),
    asked: asked.length,
    declined: asked.filter(({ id }) => said(id).length === 0).length,
  }
}

type PointsOf = (questionId: string, options: readonly string[]) => number

/** Of several options all count; of one that is not known the one that counts most. */
function pointsBy({ questions }: Questionnaire, { points }: Scoring): PointsOf {
  const several = new Set(questions.filter(({ type }) => type === 'several_of').map(({ id }) => id))
  return (questionId, options) => {
    const byOption = own(points, questionId) ?? {}
    const counted = options.map((option) => own(byOption, option) ?? 0)
    return several.has(questionId) ? sum(counted) : Math.max(0, ...counted)
  }
}

function optionsBy({ questions }: Questionnaire): OptionsOf {
  const byId = new Map(questions.map((question: Question) => [question.id, question.options?.map(({ id }) => id)]))
  return (questionId) => byId.get(questionId) ?? []
}

function itemsOf({ areas }: Pick<Scoring, 'areas'>): readonly ScoredItem[] {
  return areas.flatMap(({ items }) => items)
}

function itemPoints(item: ScoredItem, options: OptionsOf, pointsOf: PointsOf): number {
  return sum(item.map((questionId) => pointsOf(questionId, options(questionId))))
}

function total(items: readonly ScoredItem[], options: OptionsOf, pointsOf: PointsOf): number {
  return sum(items.map((item) => itemPoints(item, options, pointsOf)))
}

/** The soonest step that points or a rule lead to. */
function stepOf(scoring: Scoring, options: OptionsOf, pointsOf: PointsOf): NextStep {
  const points = itemsOf(scoring).map((item) => itemPoints(item, options, pointsOf))
  const holds = (condition: Condition): boolean =>
    'question' in condition
      ? options(condition.question).some((option) => condition.is_one_of.includes(option))
      : points.filter((some) => some >= condition.points).length >= condition.items
  const isReached = (step: NextStep): boolean =>
    step === 'nothing_urgent' ||
    sum(points) >= (scoring.bands[step] ?? Number.POSITIVE_INFINITY) ||
    scoring.rules.some(({ band, when }) => band === step && when.every(holds))
  return nextSteps.findLast(isReached) ?? 'nothing_urgent'
}

function bandBetween(lowest: NextStep, highest: NextStep, enough: boolean): Band {
  if (lowest !== 'nothing_urgent') return lowest
  return highest === 'nothing_urgent' && enough ? 'nothing_urgent' : 'not_enough'
}

function isEnough(items: readonly ScoredItem[], { enough }: Scoring, said: OptionsOf): boolean {
  const answered = items.filter(([first = '']) => said(first).length > 0)
  return answered.length >= items.length * enough
}

interface Known {
  said: OptionsOf
  all: OptionsOf
  pointsOf: PointsOf
}

function levelOf({ items }: ScoredArea, scoring: Scoring, { said, all, pointsOf }: Known): AreaLevel {
  if (!isEnough(items, scoring, said)) return 'not_enough'
  const share = total(items, said, pointsOf) / total(items, all, pointsOf)
  if (share >= scoring.levels.many) return 'many'
  return share >= scoring.levels.some ? 'some' : 'few'
}

/** Only what the record holds itself: an option named "constructor" has no points of every object. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0)
}
