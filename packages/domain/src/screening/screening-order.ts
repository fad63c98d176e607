import { type Country, countries, isCountry } from '../country/country.ts'
import { assessCriterion } from '../eligibility/assess-criterion.ts'
import { postalCodeQuestions } from '../postal-code/postal-code.ts'
import { checkAnswer } from '../questionnaire/check-answer.ts'
import { possibleQuestions, shownQuestions } from '../questionnaire/progress.ts'
import { type Answers, answerTo, type Question, type Questionnaire } from '../questionnaire/question.ts'
import type { Criterion } from '../study/criterion.ts'
import type { Study } from '../study/study.ts'
import { profileOfAnswers } from './profile-of-answers.ts'
import { questionsOfCriterion } from './questions-of-criterion.ts'

/** The data of the recruiting studies on which the order of the questions depends. */
export interface AskingStudies {
  /** All criteria without duplicates; two criteria that differ only in their ids are duplicates. */
  criteria: readonly Criterion[]
  /** The criteria of each study, as indexes into `criteria`. */
  studies: readonly { countries: readonly Country[]; criteria: readonly number[] }[]
}

export function askingStudies(
  open: Readonly<Record<Country, readonly Pick<Study, 'code' | 'criteria'>[]>>,
): AskingStudies {
  const indexes = new Map<string, number>()
  const criteria: Criterion[] = []
  const indexOf = (criterion: Criterion) => {
    const key = JSON.stringify({ ...criterion, id: '' })
    const known = indexes.get(key)
    if (known !== undefined) return known
    indexes.set(key, criteria.length)
    return criteria.push(criterion) - 1
  }
  const studies = countries.flatMap((country) =>
    open[country].map((study) => ({
      countries: [country],
      criteria: study.criteria.filter((criterion) => questionsOfCriterion(criterion).length > 0).map(indexOf),
    })),
  )
  return { criteria, studies }
}

/** The finder's questions, and the studies by which it chooses the next one; without them, it keeps the questionnaire's order. */
export interface Screening extends Questionnaire {
  asking?: AskingStudies
}

export interface ScreeningOrder {
  /** The answered questions, then the next one, if any. */
  questions: readonly Question[]
  /** The most questions that can still follow. */
  atMostMore: number
  /** The number of studies that each question decides for at the moment it is asked. */
  decidesFor: ReadonlyMap<string, number>
}

/** These questions are asked first, in this order. */
const firstQuestions = ['respondent', 'country', 'age', 'memory_state', 'stage']

/** These questions are asked last, so that nobody answers them for a study that another answer rules out. */
const sensitiveQuestions = ['sex', 'pregnancy', 'private_health', 'legal']

/** These determine how far away a study is, and never rule a study out. */
const placeQuestions: readonly string[] = Object.values(postalCodeQuestions)

/**
 * The next question is the one that decides about the most studies that are still possible; when no answer can change an outcome,
 * no question follows. The order depends only on the answers, so it is the same in each language and after going back.
 */
export function screeningOrder(screening: Screening, answers: Answers, siteCountry: Country): ScreeningOrder {
  const { asking } = screening
  if (asking === undefined) return orderOfQuestionnaire(screening, answers)
  const questions: Question[] = []
  const decidesFor = new Map<string, number>()
  let given: Answers = {}
  for (;;) {
    const remaining = openQuestions(screening, asking, given, siteCountry)
    const [next] = remaining
    if (next === undefined) return { questions, atMostMore: 0, decidesFor }
    questions.push(next.question)
    decidesFor.set(next.question.id, next.studies)
    const answer = answerTo(next.question.id, answers)
    if (answer === undefined || checkAnswer(next.question, answer) !== undefined)
      return { questions, atMostMore: remaining.length - 1, decidesFor }
    given = { ...given, [next.question.id]: answer }
  }
}

function orderOfQuestionnaire(questionnaire: Questionnaire, answers: Answers): ScreeningOrder {
  const questions = shownQuestions(questionnaire, answers)
  return {
    questions,
    atMostMore: possibleQuestions(questionnaire, answers).length - questions.length,
    decidesFor: new Map(),
  }
}

/** The questionnaire reduced to the questions that were asked: answers given in a branch that is now closed do not count. */
export function shownQuestionnaire(screening: Screening, answers: Answers, siteCountry: Country): Questionnaire {
  return { ...screening, questions: screeningOrder(screening, answers, siteCountry).questions }
}

interface OpenQuestion {
  question: Question
  /** The number of studies that an answer decides for. */
  studies: number
  /** Sort keys: the lowest comes next. */
  rank: readonly number[]
}

/** The unanswered questions that can change an outcome, in the order in which they are asked; those not shown yet come last. */
function openQuestions(
  screening: Screening,
  asking: AskingStudies,
  given: Answers,
  siteCountry: Country,
): OpenQuestion[] {
  const shown = new Set(shownQuestions(screening, given))
  const open = openCriteria(asking, given, siteCountry)
  const counts = new Map<string, number>()
  for (const criteria of open)
    for (const id of new Set(criteria.flatMap(questionsOfCriterion))) counts.set(id, (counts.get(id) ?? 0) + 1)
  return possibleQuestions(screening, given)
    .filter(({ id }) => answerTo(id, given) === undefined)
    .map((question) => {
      const { id } = question
      const count = placeQuestions.includes(id) ? open.length : (counts.get(id) ?? 0)
      const first = firstQuestions.indexOf(id)
      return { question, studies: count, rank: [shown.has(question) ? 0 : 1, groupOf(id), first < 0 ? -count : first] }
    })
    .filter(({ question: { required }, studies: count }) => required || count > 0)
    .sort((one, other) => compare(one.rank, other.rank))
}

function groupOf(id: string): number {
  if (firstQuestions.includes(id)) return 0
  if (placeQuestions.includes(id)) return 3
  return sensitiveQuestions.includes(id) ? 2 : 1
}

/** The open criteria of each study that no answer rules out. */
function openCriteria({ criteria, studies }: AskingStudies, given: Answers, siteCountry: Country): Criterion[][] {
  const profile = profileOfAnswers(given, siteCountry, () => undefined)
  const { residence } = profile
  const states = criteria.map((criterion) => assessCriterion(criterion, profile))
  return studies
    .filter((study) => isCountry(residence) && study.countries.includes(residence))
    .filter((study) => study.criteria.every((place) => states[place] !== 'not_met'))
    .map((study) =>
      study.criteria.flatMap((place) => {
        const criterion = criteria[place]
        return criterion === undefined || states[place] === 'met' ? [] : [criterion]
      }),
    )
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, index) => value !== other[index])
  return differs < 0 ? 0 : (one[differs] ?? 0) - (other[differs] ?? 0)
}
