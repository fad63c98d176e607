import { type Country, countryOfLocale } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Locale } from '../locale/locale.ts'
import { type Choice, type Criterion, choices, listOf } from './criterion.ts'
import { mayRecruit, type RegisterLine, type Study, type StudySite } from './study.ts'

/** A reason why a study cannot be published: the field, a code and the value for its sentence. */
export interface StudyProblem {
  /** Such as `criteria.age.max`, with the ids of criteria and sites. */
  field: string
  code: StudyProblemCode
  value?: string | number
}

/** Sentences for coordinators, shown after the name of the field. */
const sentences = {
  empty: { en: 'is empty', fr: 'est vide' },
  twice: { en: 'is there twice', fr: 'existe deux fois' },
  other_country: {
    en: 'must be {value}, where people of this study are called',
    fr: 'doit être {value}, le pays où l’on appelle les personnes de cette étude',
  },
  not_there: {
    en: 'has a latitude and longitude outside {value}',
    fr: 'a une latitude et une longitude hors de {value}',
  },
  nobody_recruits: {
    en: 'has no site that takes people in, while the study does',
    fr: 'n’a aucun lieu qui accueille des personnes, alors que l’étude recrute',
  },
  recruits_alone: {
    en: 'takes people in, while the study does not',
    fr: 'accueille des personnes, alors que l’étude ne recrute pas',
  },
  below_minimum: { en: 'is below the minimum of {value}', fr: 'est inférieur au minimum de {value}' },
  no_common_age: { en: 'leave no age that meets all of them', fr: 'ne laissent aucun âge qui les remplit tous' },
  no_common_stage: { en: 'leave no stage that meets all of them', fr: 'ne laissent aucun stade qui les remplit tous' },
  no_common_answer: {
    en: 'accept no answer to “{value}” in common',
    fr: 'n’acceptent aucune réponse commune à « {value} »',
  },
  only_last_year: {
    en: 'must count the last months, from 1 to 12: nobody is asked about longer ago',
    fr: 'doit compter les derniers mois, de 1 à 12 : la question ne va pas plus loin',
  },
  no_such_answer: { en: 'is no answer to “{value}”', fr: 'n’est pas une réponse à « {value} »' },
  no_source: {
    en: 'must name where it is said that the study recruits: a source or a register number',
    fr: 'doit dire où il est écrit que l’étude recrute : une source ou un numéro de registre',
  },
  no_page: {
    en: 'is missing in the language of the site that shows the study',
    fr: 'manque dans la langue du site qui montre l’étude',
  },
  page_of_other_language: {
    en: 'belongs to the language of the site that shows the study',
    fr: 'appartient à la langue du site qui montre l’étude',
  },
  not_seen: {
    en: 'has lines that nobody has marked as seen: {value}',
    fr: 'a des lignes que personne n’a marquées comme vues : {value}',
  },
  no_reason: { en: 'must say why the study is closed', fr: 'doit dire pourquoi l’étude est fermée' },
  not_closed: {
    en: 'belongs to a study with the state “closed”',
    fr: 'appartient à une étude dont l’état est « closed »',
  },
  unknown: { en: 'is no code of a study', fr: 'n’est le code d’aucune étude' },
  taken: { en: 'is that of {value} too', fr: 'est aussi celui de {value}' },
} as const satisfies Record<string, Record<Locale, string>>

export type StudyProblemCode = keyof typeof sentences

export function studyProblemText({ code, value = '' }: StudyProblem, locale: Locale): string {
  return sentences[code][locale].replace('{value}', String(value))
}

/** Empty for a study that can be published. */
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
  return unseen.length === 0 ? [] : [{ field: 'registerLines', code: 'not_seen', value: unseen.join(', ') }]
}

/** Participants are called in the country of the site's locale, so all sites must be there. */
function placeProblems(locale: Study['locale'], sites: readonly StudySite[]): StudyProblem[] {
  const country = countryOfLocale(locale)
  return sites.flatMap(({ id, country: said, place }): StudyProblem[] => {
    if (said !== country) return [{ field: `sites.${id}.country`, code: 'other_country', value: country }]
    return isInCountry(country, place) ? [] : [{ field: `sites.${id}`, code: 'not_there', value: country }]
  })
}

function siteProblems(status: Study['status'], sites: readonly StudySite[]): StudyProblem[] {
  const open = sites.filter(({ recruiting }) => recruiting)
  if (status === 'recruiting' && open.length === 0) return [{ field: 'sites', code: 'nobody_recruits' }]
  return mayRecruit(status) ? [] : open.map(({ id }) => ({ field: `sites.${id}.recruiting`, code: 'recruits_alone' }))
}

function criteriaProblems(criteria: readonly Criterion[]): StudyProblem[] {
  return [
    ...criteria.flatMap(ownProblems),
    ...(haveCommonAge(criteria) ? [] : [{ field: 'criteria', code: 'no_common_age' } as const]),
    ...(haveCommonStage(criteria) ? [] : [{ field: 'criteria', code: 'no_common_stage' } as const]),
    ...questionsWithoutCommonAnswer(criteria).map(
      (value): StudyProblem => ({ field: 'criteria', code: 'no_common_answer', value }),
    ),
  ]
}

/** Problems of a criterion and of those it combines. */
function ownProblems(criterion: Criterion): StudyProblem[] {
  const field = `criteria.${criterion.id}`
  switch (criterion.kind) {
    case 'age_between': {
      const { min, max = Infinity } = criterion
      return max < min ? [{ field: `${field}.max`, code: 'below_minimum', value: min }] : []
    }
    case 'stage_among':
      return criterion.stages.length === 0 ? [{ field: `${field}.stages`, code: 'empty' }] : []
    case 'answer_among': {
      const known: readonly string[] = choices[criterion.question]
      if (criterion.answers.length === 0) return [{ field: `${field}.answers`, code: 'empty' }]
      return criterion.answers.every((answer) => known.includes(answer))
        ? []
        : [{ field: `${field}.answers`, code: 'no_such_answer', value: criterion.question }]
    }
    case 'all_of':
    case 'any_of':
    case 'none_of':
      return criterion.criteria.length === 0
        ? [{ field: `${field}.criteria`, code: 'empty' }]
        : [...twice(`${field}.criteria`, criterion.criteria), ...criterion.criteria.flatMap(ownProblems)]
    case 'free_of_condition': {
      const { condition, months = Infinity } = criterion
      return listOf(condition) === 'events' && months > 12 ? [{ field: `${field}.months`, code: 'only_last_year' }] : []
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

function questionsWithoutCommonAnswer(criteria: readonly Criterion[]): string[] {
  const asked = criteria
    .filter((criterion) => criterion.kind === 'answer_among')
    .filter(({ answers }) => answers.length > 0)
  return (Object.keys(choices) as Choice[]).filter((question) => {
    const accepted = asked.flatMap((criterion) => (criterion.question === question ? [criterion.answers] : []))
    const [first = [], ...others] = accepted
    return accepted.length > 1 && !first.some((answer) => others.every((list) => list.includes(answer)))
  })
}

/** Bounds in the wrong order are reported separately. */
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
    code: 'twice',
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
