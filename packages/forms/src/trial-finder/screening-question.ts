import { type Country, countries } from '@clairmemoire/domain/country'
import { assessStudy } from '@clairmemoire/domain/eligibility'
import { questionsOfCriterion } from '@clairmemoire/domain/questions-of-criterion'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import { type Criterion, partsOf, type Study } from '@clairmemoire/domain/study'
import type { BilingualOption, BilingualQuestion } from '../bilingual-questionnaire.ts'

/** A question about the person, which is asked only if a criterion of an open study needs the answer. */
export interface ScreeningQuestion extends BilingualQuestion {
  /** Whether the question is asked for any study, although no criterion needs it. */
  servesAny?: boolean
  /** The short question that a longer one replaces if a study needs its further options. */
  inPlaceOf?: string
  /** The countries in which the question is asked; by default all. */
  countries?: readonly Country[]
}

/** The studies whose criteria decide which questions are asked. */
type AskingStudies = Readonly<Record<Country, readonly Pick<Study, 'criteria'>[]>>

/** The recruiting studies of each country. */
export type OpenStudies = Readonly<Record<Country, readonly Study[]>>

/** The questions that open studies use. Each is shown only to people in the countries of these studies, and to nobody elsewhere. */
export function questionsInUse(questions: readonly ScreeningQuestion[], open: AskingStudies): BilingualQuestion[] {
  const used = new Map(
    countries.map((country) => [
      country,
      new Set(open[country].flatMap(({ criteria }) => criteria.flatMap(questionsOfCriterion))),
    ]),
  )
  const isLong = (long: ScreeningQuestion) =>
    countries.some((country) =>
      open[country].some(({ criteria }) => criteria.some((criterion) => needsLong(criterion, long))),
    )
  const replaced = new Map(
    questions.flatMap((long) =>
      long.inPlaceOf !== undefined && isLong(long) ? [[long.inPlaceOf, long.id] as const] : [],
    ),
  )
  const isLeftOut = ({ id, inPlaceOf }: ScreeningQuestion) =>
    replaced.has(id) || (inPlaceOf !== undefined && !replaced.has(inPlaceOf))
  return questions
    .filter((question) => !isLeftOut(question))
    .flatMap(({ servesAny, inPlaceOf: _replaced, countries: where = countries, ...question }) => {
      const asking = where.filter((country) =>
        servesAny ? open[country].length > 0 : used.get(country)?.has(question.id),
      )
      if (asking.length === 0) return []
      return { ...question, show_if: [{ question: 'country', is_one_of: asking }, ...openersOf(question, replaced)] }
    })
}

/** Whether the criterion needs options that only the long question has. */
function needsLong(criterion: Criterion, { id, inPlaceOf = '' }: ScreeningQuestion): boolean {
  return partsOf(criterion)
    .map(questionsOfCriterion)
    .some((asked) => asked.includes(id) && !asked.includes(inPlaceOf))
}

/** The conditions of a question, which refer to the long question if it replaces the short one. */
function openersOf({ show_if: openers = [] }: BilingualQuestion, replaced: ReadonlyMap<string, string>) {
  return openers.map((opener) => ({ ...opener, question: replaced.get(opener.question) ?? opener.question }))
}

/** Adds, for each diagnosis of a dementia, the countries in which no open study accepts it. */
export function withoutStudies({ options, ...question }: BilingualQuestion, open: OpenStudies): BilingualQuestion {
  if (question.type !== 'one_of' || options === undefined) return { ...question, ...(options && { options }) }
  return {
    ...question,
    options: options.map((option) => {
      const noStudyIn = countries.filter((country) => rulesOut(question, option, country, open[country]))
      return noStudyIn.length === 0 ? option : { ...option, no_study_in: noStudyIn }
    }),
  }
}

function rulesOut(
  { id, show_if: conditions = [] }: BilingualQuestion,
  option: BilingualOption,
  country: Country,
  studies: readonly Study[],
): boolean {
  const isAsked = conditions.every(({ question, is_one_of }) => question !== 'country' || is_one_of.includes(country))
  const before = conditions.map(({ question, is_one_of: [first] }) => [question, first ?? null] as const)
  const answers = { ...Object.fromEntries(before), country, [id]: option.id }
  const profile = profileOfAnswers(answers, country, () => undefined)
  return (
    isAsked &&
    profile.knownDementia === true &&
    studies.length > 0 &&
    studies.every((study) => assessStudy(study, profile).reason === 'criteria')
  )
}
