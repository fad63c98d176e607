import { kilometresBetween } from '../distance/distance.ts'
import { type Criterion, isAnswerable } from '../study/criterion.ts'
import type { Study, StudyCode, StudySite, StudyStatus } from '../study/study.ts'
import { assessCriterion, type CriterionState } from './assess-criterion.ts'
import type { Profile } from './profile.ts'

export { assessCriterion, type CriterionState } from './assess-criterion.ts'
export type { Answered, AnsweredStages, Named, Profile } from './profile.ts'

export type Outcome = 'match' | 'cannot_tell' | 'no_match'

/** The reason why a study is not a match. */
export type NoMatchReason =
  | 'closed'
  | 'paused'
  | 'not_yet_recruiting'
  | 'criteria'
  | 'no_site_in_country'
  | 'no_recruiting_site'

export interface CriterionAssessment {
  id: string
  kind: Criterion['kind']
  state: CriterionState
  criterion: Criterion
}

/** `reason` is set exactly when the outcome is "no_match". */
export interface StudyAssessment {
  code: StudyCode
  outcome: Outcome
  reason: NoMatchReason | undefined
  criteria: readonly CriterionAssessment[]
  nearestSite?: NearestSite
}

/**
 * "match": the study is known to recruit, and the person meets all criteria that a person can answer for, including one about age
 * and one about the stage. "cannot_tell": no criterion fails, but not all of this is known.
 */
export function assessStudy(study: Study, profile: Profile): StudyAssessment {
  const criteria = study.criteria.map((criterion) => ({
    id: criterion.id,
    kind: criterion.kind,
    state: assessCriterion(criterion, profile),
    criterion,
  }))
  const reason = noMatchReason(study, profile, criteria)
  const nearest = nearestSite(study, profile)
  return {
    code: study.code,
    outcome: reason === undefined ? openOutcome(study, criteria) : 'no_match',
    reason,
    criteria,
    ...(nearest && { nearestSite: nearest }),
  }
}

/** The first reason that applies: the study's status, then the person's answers, then the study's location. */
function noMatchReason(
  study: Study,
  profile: Profile,
  criteria: readonly CriterionAssessment[],
): NoMatchReason | undefined {
  const { status } = study
  if (status === 'closed' || status === 'paused' || status === 'not_yet_recruiting') return status
  if (criteria.some(({ state }) => state === 'not_met')) return 'criteria'
  if (!hasSiteInCountry(study, profile)) return 'no_site_in_country'
  return recruitsInCountry(study, profile) ? undefined : 'no_recruiting_site'
}

const stageKinds: readonly Criterion['kind'][] = ['stage_among', 'no_known_dementia']

function openOutcome(study: Study, criteria: readonly CriterionAssessment[]): Outcome {
  const answerable = criteria.filter(({ criterion }) => isAnswerable(criterion))
  const isDecided =
    study.status === 'recruiting' &&
    answerable.every(({ state }) => state === 'met') &&
    answerable.some(({ kind }) => kind === 'age_between') &&
    answerable.some(({ kind }) => stageKinds.includes(kind))
  return isDecided ? 'match' : 'cannot_tell'
}

export interface NearestSite {
  site: StudySite
  kilometres: number
}

/** Whether the study has a site in the person's country, recruiting or not. */
function hasSiteInCountry({ sites }: Study, { residence }: Profile): boolean {
  return sites.some(({ country }) => country === residence)
}

/** Whether a site in the person's country recruits. */
function recruitsInCountry({ sites }: Study, { residence }: Profile): boolean {
  return sites.some(({ country, recruiting }) => recruiting && country === residence)
}

/** The nearest recruiting site in the person's country; undefined without such a site, or if the person's place is unknown. */
export function nearestSite({ sites }: Study, { place, residence }: Profile): NearestSite | undefined {
  if (place === undefined) return undefined
  let nearest: NearestSite | undefined
  for (const site of sites) {
    if (!site.recruiting || site.country !== residence) continue
    const kilometres = kilometresBetween(place, site.place)
    if (kilometres < (nearest?.kilometres ?? Infinity)) nearest = { site, kilometres }
  }
  return nearest
}

interface Candidate {
  assessment: StudyAssessment
  /** Sort keys, most important first; lower sorts first. */
  sortKeys: readonly number[]
}

const outcomeOrder: readonly Outcome[] = ['match', 'cannot_tell', 'no_match']
const statusOrder: readonly StudyStatus[] = ['recruiting', 'to_confirm', 'paused', 'not_yet_recruiting', 'closed']

/**
 * Assesses every study and sorts by outcome, then status, distance and number of open criteria, and last by code, so that the same
 * profile always gets the same order.
 */
export function rankStudies(studies: readonly Study[], profile: Profile): StudyAssessment[] {
  return studies
    .map((study) => candidate(study, assessStudy(study, profile)))
    .sort(compare)
    .map(({ assessment }) => assessment)
}

function candidate({ status }: Study, assessment: StudyAssessment): Candidate {
  const open = assessment.criteria.filter(({ state }) => state === 'cannot_tell' || state === 'declined')
  return {
    assessment,
    sortKeys: [
      outcomeOrder.indexOf(assessment.outcome),
      statusOrder.indexOf(status),
      // An unknown distance counts as the farthest.
      assessment.nearestSite?.kilometres ?? Number.MAX_VALUE,
      open.length,
    ],
  }
}

function compare(a: Candidate, b: Candidate): number {
  for (const [index, weight] of a.sortKeys.entries()) {
    const difference = weight - (b.sortKeys[index] ?? 0)
    if (difference !== 0) return difference
  }
  return Number(a.assessment.code > b.assessment.code) - Number(a.assessment.code < b.assessment.code)
}
