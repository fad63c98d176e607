import { type Country, countryOfLocale } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import { type Choice, type Criterion, choices, listOf } from './criterion.ts'
import { mayRecruit, type RegisterLine, type Study, type StudySite } from './study.ts'

/** A reason why a study cannot be published. */
export interface StudyProblem {
  /** The path of the field, such as `criteria.age.max`; it contains the ids of criteria and sites. */
  field: string
  reason: StudyReason
}

/** A code with its parameters; the package `cms-client` has its words. */
type StudyReason =
  | {
      code:
        | 'empty'
        | 'twice'
        | 'nobody_recruits'
        | 'recruits_alone'
        | 'no_common_age'
        | 'no_common_stage'
        | 'over_a_year'
        | 'unknown_study'
    }
  | { code: 'other_country' | 'outside_country'; country: Country }
  | { code: 'below_minimum'; min: number }
  | { code: 'no_common_answer' | 'unknown_answer'; question: Choice }
  | { code: 'unseen_lines'; lines: readonly number[] }

/** The problems of a study; empty if it can be published. */
export function studyProblems({
  locale,
  status,
  criteria,
  sites,
  registerLines = [],
}: Pick<Study, 'locale' | 'status' | 'criteria' | 'sites'> & {
  registerLines?: readonly RegisterLine[]
}): StudyProblem[] {
  return [
    ...twice('criteria', criteria),
    ...criteriaProblems(criteria),
    ...twice('sites', sites),
    ...siteProblems(status, sites),
    ...placeProblems(locale, sites),
    ...lineProblems(registerLines),
  ]
}

/** Lines are numbered from 1. */
function lineProblems(lines: readonly RegisterLine[]): StudyProblem[] {
  const unseen = lines.flatMap(({ seen }, index) => (seen ? [] : [index + 1]))
  return unseen.length === 0 ? [] : [{ field: 'registerLines', reason: { code: 'unseen_lines', lines: unseen } }]
}

/** Participants are called in the country of the site's locale, so all sites must be there. */
function placeProblems(locale: Study['locale'], sites: readonly StudySite[]): StudyProblem[] {
  const country = countryOfLocale(locale)
  return sites.flatMap(({ id, country: siteCountry, place }): StudyProblem[] => {
    if (siteCountry !== country) return [{ field: `sites.${id}.country`, reason: { code: 'other_country', country } }]
    return isInCountry(country, place) ? [] : [{ field: `sites.${id}`, reason: { code: 'outside_country', country } }]
  })
}

function siteProblems(status: Study['status'], sites: readonly StudySite[]): StudyProblem[] {
  const open = sites.filter(({ recruiting }) => recruiting)
  if (status === 'recruiting' && open.length === 0) return [{ field: 'sites', reason: { code: 'nobody_recruits' } }]
  return mayRecruit(status)
    ? []
    : open.map(({ id }) => ({ field: `sites.${id}.recruiting`, reason: { code: 'recruits_alone' } }))
}

function criteriaProblems(criteria: readonly Criterion[]): StudyProblem[] {
  return [
    ...criteria.flatMap(ownProblems),
    ...(haveCommonAge(criteria) ? [] : [{ field: 'criteria', reason: { code: 'no_common_age' } } as const]),
    ...(haveCommonStage(criteria) ? [] : [{ field: 'criteria', reason: { code: 'no_common_stage' } } as const]),
    ...questionsWithoutCommonAnswer(criteria).map(
      (question): StudyProblem => ({ field: 'criteria', reason: { code: 'no_common_answer', question } }),
    ),
  ]
}

/** The problems of a criterion and of the criteria that it combines. */
function ownProblems(criterion: Criterion): StudyProblem[] {
  const field = `criteria.${criterion.id}`
  switch (criterion.kind) {
    case 'age_between': {
      const { min, max = Infinity } = criterion
      return max < min ? [{ field: `${field}.max`, reason: { code: 'below_minimum', min } }] : []
    }
    case 'stage_among':
      return criterion.stages.length === 0 ? [{ field: `${field}.stages`, reason: { code: 'empty' } }] : []
    case 'answer_among': {
      const known: readonly string[] = choices[criterion.question]
      if (criterion.answers.length === 0) return [{ field: `${field}.answers`, reason: { code: 'empty' } }]
      return criterion.answers.every((answer) => known.includes(answer))
        ? []
        : [{ field: `${field}.answers`, reason: { code: 'unknown_answer', question: criterion.question } }]
    }
    case 'all_of':
    case 'any_of':
    case 'none_of':
      return criterion.criteria.length === 0
        ? [{ field: `${field}.criteria`, reason: { code: 'empty' } }]
        : [...twice(`${field}.criteria`, criterion.criteria), ...criterion.criteria.flatMap(ownProblems)]
    case 'free_of_condition': {
      const { condition, months = Infinity } = criterion
      return listOf(condition) === 'events' && months > 12
        ? [{ field: `${field}.months`, reason: { code: 'over_a_year' } }]
        : []
    }
    case 'at_least':
    case 'checked_by_team':
    case 'has_memory_worries':
    case 'has_study_partner':
    case 'mri_possible':
    case 'no_known_dementia':
    case 'not_treated_with':
    default:
      return []
  }
}

function questionsWithoutCommonAnswer(criteria: readonly Criterion[]): Choice[] {
  const asked = criteria
    .filter((criterion) => criterion.kind === 'answer_among')
    .filter(({ answers }) => answers.length > 0)
  return (Object.keys(choices) as Choice[]).filter((question) => {
    const accepted = asked.flatMap((criterion) => (criterion.question === question ? [criterion.answers] : []))
    const [first = [], ...others] = accepted
    return accepted.length > 1 && !first.some((answer) => others.every((list) => list.includes(answer)))
  })
}

/** Whether a person can meet all criteria about age. Bounds in the wrong order are reported elsewhere and are ignored here. */
function haveCommonAge(criteria: readonly Criterion[]): boolean {
  const ages = criteria.filter((criterion) => criterion.kind === 'age_between')
  const inOrder = ages.filter(({ min, max = Infinity }) => min <= max)
  return Math.max(...inOrder.map(({ min }) => min)) <= Math.min(...inOrder.map(({ max = Infinity }) => max))
}

const withoutDementia = ['no_symptoms', 'mci'] as const

function haveCommonStage(criteria: readonly Criterion[]): boolean {
  const accepted = criteria.flatMap((criterion): (readonly string[])[] => {
    if (criterion.kind === 'stage_among') return criterion.stages.length > 0 ? [criterion.stages] : []
    return criterion.kind === 'no_known_dementia' ? [withoutDementia] : []
  })
  const [first = [], ...others] = accepted
  return accepted.length === 0 || first.some((stage) => others.every((list) => list.includes(stage)))
}

function twice(field: string, entries: readonly { id: string }[]): StudyProblem[] {
  const ids = entries.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
    field: `${field}.${id}`,
    reason: { code: 'twice' },
  }))
}

type Bounds = readonly [south: number, north: number, west: number, east: number]

/** Bounding boxes of each country's separate parts, in degrees, rounded outwards. */
const parts: Readonly<Record<Country, readonly Bounds[]>> = {
  FR: [
    [41, 52, -6, 10],
    [14, 17, -62, -60],
    [2, 6, -55, -51],
    [-22, -12, 45, 56],
  ],
  US: [
    [24, 50, -125, -66],
    [51, 72, -180, -129],
    [18, 23, -161, -154],
    [17, 19, -68, -64],
    [13, 21, 144, 147],
    [-15, -10, -172, -168],
  ],
}

/** Whether a place can be in the country; swapped coordinates cannot. */
export function isInCountry(country: Country, { latitude, longitude }: Place): boolean {
  return parts[country].some(
    ([south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
}
