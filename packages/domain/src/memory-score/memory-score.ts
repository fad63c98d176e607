import { shownQuestions } from '../questionnaire/progress.ts'
import type { Answers, Question, Questionnaire } from '../questionnaire/question.ts'
import {
  type AnswerCondition,
  type Band,
  type Condition,
  knownOptions,
  type NextStep,
  nextSteps,
  type OptionsOf,
  type ReachedStep,
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

/** How many items of an area happen often, whether or not they did before. */
export type AreaLevel = 'few' | 'some' | 'many' | 'not_enough'

/** Whether a frequent item of an area happens more than before; "not_told" if no such question was answered. */
export type AreaChange = 'as_before' | 'more' | 'not_told'

export interface MemoryScore {
  /** The points of the answers; a declined question adds none. */
  points: number
  maxPoints: number
  band: Band
  /** Whether a declined answer could lead to a sooner step. */
  atLeast: boolean
  areas: readonly { id: string; level: AreaLevel; change: AreaChange }[]
  /** The answers that lead to the step. */
  reasons: Reasons
  /** How many questions with options were asked, and how many of them were declined. */
  asked: number
  declined: number
}

export interface Reasons {
  /** The answers that a rule names, without repetition. */
  answers: readonly AnswerCondition[]
  /** The first question of each item that a rule counts or, if the sum of points is the reason, that has the most points. */
  items: readonly string[]
}

/**
 * The next step for the answers. A declined question leads to no step, but the result is "nothing_urgent" only if no answer to it
 * would lead to one either.
 */
export function memoryScore(questionnaire: Questionnaire, scoring: Scoring, answers: Answers): MemoryScore {
  const { optionsOf, possible } = knownOptions(questionnaire, answers)
  const pointsOf = pointsBy(questionnaire, scoring)
  const lowest = stepOf(scoring, optionsOf, pointsOf)
  const highest = stepOf(scoring, possible, pointsOf)
  const items = itemsOf(scoring)
  const all = optionsBy(questionnaire)
  const asked = shownQuestions(questionnaire, answers).filter(({ options }) => options !== undefined)
  return {
    points: total(items, optionsOf, pointsOf),
    maxPoints: total(items, all, pointsOf),
    band: bandBetween(lowest, highest, isEnough(items, scoring, optionsOf)),
    atLeast: nextSteps.indexOf(highest) > nextSteps.indexOf(lowest),
    areas: scoring.areas.map((area) => ({
      id: area.id,
      level: levelOf(area, scoring, { optionsOf, pointsOf }),
      change: changeOf(area, { optionsOf, pointsOf }),
    })),
    reasons: reasonsFor(lowest, scoring, { optionsOf, pointsOf }),
    asked: asked.length,
    declined: asked.filter(({ id }) => optionsOf(id).length === 0).length,
  }
}

type PointsOf = (questionId: string, options: readonly string[]) => number

/** The points of a question's options: the sum for multiple choice; otherwise the most of one option, as only one can be chosen. */
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

/** The soonest step that points or a rule reach. */
function stepOf(scoring: Scoring, options: OptionsOf, pointsOf: PointsOf): NextStep {
  const points = itemsOf(scoring).map((item) => itemPoints(item, options, pointsOf))
  const isReached = (step: NextStep): boolean =>
    step === 'nothing_urgent' || reaches(step, scoring, points) || rulesFor(step, scoring, options, points).length > 0
  return nextSteps.findLast(isReached) ?? 'nothing_urgent'
}

/** Whether the sum of points alone reaches the step. */
function reaches(step: ReachedStep, { bands }: Scoring, points: readonly number[]): boolean {
  return sum(points) >= (bands[step] ?? Number.POSITIVE_INFINITY)
}

/** The rules that hold and lead to the step. */
function rulesFor(step: NextStep, { rules }: Scoring, options: OptionsOf, points: readonly number[]) {
  const holds = (condition: Condition): boolean =>
    'question' in condition
      ? options(condition.question).some((option) => condition.is_one_of.includes(option))
      : points.filter((some) => some >= condition.points).length >= condition.items
  return rules.filter(({ band, when }) => band === step && when.every(holds))
}

function reasonsFor(step: NextStep, scoring: Scoring, { optionsOf, pointsOf }: Known): Reasons {
  if (step === 'nothing_urgent') return { answers: [], items: [] }
  const items = itemsOf(scoring)
  const points = items.map((item) => itemPoints(item, optionsOf, pointsOf))
  const conditions = rulesFor(step, scoring, optionsOf, points).flatMap(({ when }) => when)
  const least = Math.min(
    ...conditions.flatMap((condition) => ('items' in condition ? [condition.points] : [])),
    ...(reaches(step, scoring, points) ? [Math.max(...points)] : []),
  )
  return {
    answers: [...new Set(conditions.filter((condition) => 'question' in condition))],
    items: items.flatMap(([first = ''], index) => ((points[index] ?? 0) >= least ? [first] : [])),
  }
}

function bandBetween(lowest: NextStep, highest: NextStep, enough: boolean): Band {
  if (lowest !== 'nothing_urgent') return lowest
  return highest === 'nothing_urgent' && enough ? 'nothing_urgent' : 'not_enough'
}

function isEnough(items: readonly ScoredItem[], { enough }: Scoring, optionsOf: OptionsOf): boolean {
  const answered = items.filter(([first = '']) => optionsOf(first).length > 0)
  return answered.length >= items.length * enough
}

interface Known {
  optionsOf: OptionsOf
  pointsOf: PointsOf
}

function levelOf({ items }: ScoredArea, scoring: Scoring, { optionsOf, pointsOf }: Known): AreaLevel {
  if (!isEnough(items, scoring, optionsOf)) return 'not_enough'
  const { often, some, many } = scoring.levels
  // Follow-up questions about an item (more than before) are measured separately: see changeOf.
  const frequent = items.filter(([first = '']) => pointsOf(first, optionsOf(first)) >= often)
  const share = frequent.length / items.length
  if (share >= many) return 'many'
  return share >= some ? 'some' : 'few'
}

function changeOf({ items }: ScoredArea, { optionsOf, pointsOf }: Known): AreaChange {
  const reported = items.flatMap(([, ...others]) => others).filter((question) => optionsOf(question).length > 0)
  if (reported.length === 0) return 'not_told'
  return reported.some((question) => pointsOf(question, optionsOf(question)) > 0) ? 'more' : 'as_before'
}

/** Reads only own properties, because an option named "constructor" must not inherit points. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0)
}
