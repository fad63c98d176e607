import { type Country, countries } from '@clairmemoire/domain/country'
import { assessStudy } from '@clairmemoire/domain/eligibility'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import type { Criterion, Study } from '@clairmemoire/domain/study'
import type { BilingualOption, BilingualQuestion } from '../bilingual-questionnaire.ts'

/** A question about the person, which is asked only where it serves an open study. */
export interface ScreeningQuestion extends BilingualQuestion {
  /** The kinds of criteria that its answer decides; without them it serves any study. */
  serves?: readonly Criterion['kind'][]
  /** Where it makes sense; without it everywhere. */
  countries?: readonly Country[]
}

/** Of these studies their criteria say what is asked. */
type AskingStudies = Readonly<Record<Country, readonly Pick<Study, 'criteria'>[]>>

/** Those of each country that take people in. */
export type OpenStudies = Readonly<Record<Country, readonly Study[]>>

/**
 * The questions that some open study uses, each shown only to people of the countries of those studies. Of conditions and
 * treatments only those are named that such a study asks about. Nothing is asked of who lives elsewhere.
 */
export function questionsInUse(questions: readonly ScreeningQuestion[], open: AskingStudies): BilingualQuestion[] {
  return questions.flatMap(({ serves, countries: where = countries, ...question }) => {
    const asking = where.filter((country) => open[country].some((study) => criteriaServed(study, serves) !== undefined))
    if (asking.length === 0) return []
    const served = asking.flatMap((country) => open[country].flatMap((study) => criteriaServed(study, serves) ?? []))
    return {
      ...question,
      ...(question.options && { options: optionsInUse(question, served) }),
      show_if: [{ question: 'country', is_one_of: asking }, ...(question.show_if ?? [])],
    }
  })
}

/** Names, for each diagnosis of a dementia, the countries in which no open study takes a person who has it. */
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

/** Undefined when the study has no use for the question. */
function criteriaServed(
  { criteria }: Pick<Study, 'criteria'>,
  kinds: ScreeningQuestion['serves'],
): readonly Criterion[] | undefined {
  if (kinds === undefined) return criteria
  const served = criteria.filter(({ kind }) => kinds.includes(kind))
  return served.length === 0 ? undefined : served
}

/** Of several that can be chosen, "none" and "I don't know" always stay. */
function optionsInUse({ type, options = [] }: BilingualQuestion, served: readonly Criterion[]): BilingualOption[] {
  const named = new Set(served.map(namedBy))
  return options.filter(({ id, exclusive }) => type !== 'several_of' || exclusive || named.has(id))
}

function namedBy(criterion: Criterion): string | undefined {
  if (criterion.kind === 'free_of_condition') return criterion.condition
  return criterion.kind === 'not_treated_with' ? criterion.treatment : undefined
}
