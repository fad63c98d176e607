import { checkAnswer } from '../questionnaire/check-answer.ts'
import { shownQuestions } from '../questionnaire/progress.ts'
import {
  type Answers,
  type AnswerValue,
  answerTo,
  type Question,
  type Questionnaire,
} from '../questionnaire/question.ts'

/** The next steps, soonest last. */
export const nextSteps = ['nothing_urgent', 'talk_to_doctor', 'make_appointment'] as const

export type NextStep = (typeof nextSteps)[number]

/** A next step that has to be reached by points or a rule. */
export type ReachedStep = Exclude<NextStep, 'nothing_urgent'>

/** "not_enough": the answers cannot rule out a next step. */
export type Band = NextStep | 'not_enough'

/** The data by which answers lead to a next step; another instrument has its own data and needs no code. */
export interface Scoring {
  /** Points by question and option; unlisted options have none. */
  points: Readonly<Record<string, Readonly<Record<string, number>>>>
  areas: readonly ScoredArea[]
  /** The sum of points from which on a step is reached. */
  bands: Readonly<Partial<Record<ReachedStep, number>>>
  /** Rules that lead to a step whatever the points. */
  rules: readonly BandRule[]
  /**
   * `often`: from how many points of its first question an item counts as often. `some` and `many`: from which share (0 to 1) of
   * items that happen often an area has this level.
   */
  levels: { often: number; some: number; many: number }
  /** The share of answered items (0 to 1) below which a result or an area has too few answers. */
  enough: number
}

export interface ScoredArea {
  id: string
  items: readonly ScoredItem[]
}

/** The questions about an item: how often it happens, whether more than before. It counts as answered if the first one is. */
export type ScoredItem = readonly string[]

/** Leads to the step when all conditions hold. */
export interface BandRule {
  band: ReachedStep
  when: readonly Condition[]
}

export type Condition = AnswerCondition | ItemsCondition

export interface AnswerCondition {
  question: string
  is_one_of: readonly string[]
}

/** Holds when the given number of items have at least the given points each. */
export interface ItemsCondition {
  items: number
  points: number
}

/** The options of a question that were chosen, or that could have been. */
export type OptionsOf = (questionId: string) => readonly string[]

/**
 * The options that were chosen, and those that are possible. Of a question that was declined, missed, or skipped because another
 * was declined, all options are possible; of a question that cannot have been asked, none is.
 */
export function knownOptions(
  questionnaire: Questionnaire,
  answers: Answers,
): { optionsOf: OptionsOf; possible: OptionsOf } {
  const optionsByQuestion = new Map(
    shownQuestions(questionnaire, answers).flatMap((question) => {
      const chosen = chosenOptions(question, answerTo(question.id, answers))
      return chosen ? [[question.id, chosen] as const] : []
    }),
  )
  const byId = new Map(questionnaire.questions.map((question) => [question.id, question]))
  const possible = new Map<string, readonly string[]>()

  function possibleOptions(questionId: string): readonly string[] {
    const known = optionsByQuestion.get(questionId) ?? possible.get(questionId)
    if (known) return known
    // A question that depends on itself is never shown.
    possible.set(questionId, [])
    const { options = [], show_if: conditions = [] } = byId.get(questionId) ?? {}
    const mayBeAsked = conditions.every(({ question, is_one_of: openers }) =>
      possibleOptions(question).some((option) => openers.includes(option)),
    )
    const found = mayBeAsked ? options.map(({ id }) => id) : []
    possible.set(questionId, found)
    return found
  }

  return { optionsOf: (questionId) => optionsByQuestion.get(questionId) ?? [], possible: possibleOptions }
}

/** The chosen options; undefined if the question was declined or the answer is invalid. */
function chosenOptions(question: Question, answer: AnswerValue | undefined): readonly string[] | undefined {
  if (question.options === undefined || checkAnswer(question, answer) !== undefined) return undefined
  const chosen = [answer ?? []].flat().filter((option) => typeof option === 'string' && option.trim() !== '')
  return chosen.length === 0 ? undefined : [...new Set(chosen.map(String))]
}
