import { type Country, countryOfLocale } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import { type Criterion, mayRecruit, type Study, type StudySite } from './study.ts'

/** Why a study cannot be published, each as "field: reason"; empty for one that can. */
export function studyProblems({
  locale,
  status,
  criteria,
  sites,
}: Pick<Study, 'locale' | 'status' | 'criteria' | 'sites'>): string[] {
  return [
    ...twice('criteria', criteria),
    ...criteriaProblems(criteria),
    ...twice('sites', sites),
    ...siteProblems(status, sites),
    ...placeProblems(locale, sites),
  ]
}

/** Whom a study is for is called in the country of its site, and sent to no other. */
function placeProblems(locale: Study['locale'], sites: readonly StudySite[]): string[] {
  const country = countryOfLocale(locale)
  return sites.flatMap(({ id, country: said, place }) => {
    if (said !== country) return [`sites.${id}.country: must be ${country}, where people of this study are called`]
    return liesIn(country, place) ? [] : [`sites.${id}: latitude and longitude are not in ${country}`]
  })
}

function siteProblems(status: Study['status'], sites: readonly StudySite[]): string[] {
  if (sites.length === 0) return ['sites: is empty']
  const open = sites.filter(({ recruiting }) => recruiting)
  if (status === 'recruiting' && open.length === 0) return ['sites: none takes people in, while the study does']
  return mayRecruit(status)
    ? []
    : open.map(({ id }) => `sites.${id}.recruiting: is true, while the study takes nobody in`)
}

function criteriaProblems(criteria: readonly Criterion[]): string[] {
  const ages = criteria.filter((criterion) => criterion.kind === 'age_between')
  const stages = criteria.filter((criterion) => criterion.kind === 'stage_among')
  return [
    ...ages.flatMap(({ id, min, max = Infinity }) =>
      max < min ? [`criteria.${id}.max: is below the minimum of ${min}`] : [],
    ),
    ...(haveCommonAge(ages) ? [] : ['criteria: no age meets all of them']),
    ...stages.flatMap(({ id, stages: accepted }) => (accepted.length === 0 ? [`criteria.${id}.stages: is empty`] : [])),
    ...(haveCommonStage(criteria) ? [] : ['criteria: no stage meets all of them']),
  ]
}

/** Bounds in the wrong order are a problem of their own. */
function haveCommonAge(ages: readonly Extract<Criterion, { kind: 'age_between' }>[]): boolean {
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

function twice(field: string, entries: readonly { id: string }[]): string[] {
  const ids = entries.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `${field}.${id}: is there twice`,
  )
}

type Bounds = readonly [south: number, north: number, west: number, east: number]

/** The parts of each country that are apart from each other, in degrees and rounded outwards. */
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

/** Whether a place can be in the country: one with latitude and longitude the wrong way round cannot. */
export function liesIn(country: Country, { latitude, longitude }: Place): boolean {
  return parts[country].some(
    ([south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
}
