import type { Residence } from '../country/country.ts'
import { kilometresBetween, type Place } from '../distance/distance.ts'
import {
  type Criterion,
  type DiseaseStage,
  isAnswerable,
  type Study,
  type StudyCode,
  type StudySite,
  type StudyStatus,
} from '../study/study.ts'

/** Undefined is unknown: not asked, or the person does not know. "declined": asked, and not answered. */
export type Answered<Known> = Known | 'declined' | undefined

/** What a person named out of a list, and what is known of the rest of it. */
export interface Named {
  named: readonly string[]
  others: 'none' | 'unknown' | 'declined'
}

/** The stages of which one is theirs; none of them when a doctor has said that it is another disease. */
export interface AnsweredStages {
  among: readonly DiseaseStage[]
  /** Why it is not known which. */
  open: 'unknown' | 'declined'
}

/** What a person has told about themselves. What is unknown or declined never counts against them, nor for them. */
export interface Profile {
  residence: Residence
  place?: Place | undefined
  age?: Answered<number>
  stages?: AnsweredStages | undefined
  /** A doctor has named a dementia, of whatever stage. */
  knownDementia?: Answered<boolean>
  studyPartner?: Answered<boolean>
  mri?: Answered<boolean>
  conditions?: Named | undefined
  treatments?: Named | undefined
}

export type Outcome = 'match' | 'cannot_tell' | 'no_match'

/** Why a study is no match. */
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

/** `reason` is there exactly when the outcome is "no_match". */
export interface StudyAssessment {
  code: StudyCode
  outcome: Outcome
  reason: NoMatchReason | undefined
  criteria: readonly CriterionAssessment[]
  nearestSite?: NearestSite
}

/**
 * A match is said only of a study that is known to recruit and of a person who meets every criterion that a person can answer
 * for, stage and age among them. Nothing fails but something that decides is unknown: "cannot_tell".
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

/** What a person is told first: the study is over, rests or has not begun, then what they told us, then where it takes place. */
function noMatchReason(
  study: Study,
  profile: Profile,
  criteria: readonly CriterionAssessment[],
): NoMatchReason | undefined {
  const { status } = study
  if (status === 'closed' || status === 'paused' || status === 'not_yet_recruiting') return status
  if (criteria.some(({ state }) => state === 'not_met')) return 'criteria'
  if (!takesPlaceNear(study, profile)) return 'no_site_in_country'
  return recruitsNear(study, profile) ? undefined : 'no_recruiting_site'
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

/** "cannot_tell" is unknown to the person or left to the study team, "declined" what was asked and not answered. */
export type CriterionState = 'met' | 'not_met' | 'cannot_tell' | 'declined'

/** "not_met" is said only of what the person has told. */
export function assessCriterion(criterion: Criterion, profile: Profile): CriterionState {
  switch (criterion.kind) {
    case 'age_between':
      return stateOf(profile.age, (age) => age >= criterion.min && age <= (criterion.max ?? Infinity))
    case 'stage_among':
      return stateOfStages(profile.stages, criterion.stages)
    case 'no_known_dementia':
      return stateOf(profile.knownDementia, (isKnown) => !isKnown)
    case 'has_study_partner':
      return stateOf(profile.studyPartner, (hasPartner) => hasPartner)
    case 'mri_possible':
      return stateOf(profile.mri, (isPossible) => isPossible)
    case 'free_of_condition':
      return stateOfAbsence(profile.conditions, criterion.condition)
    case 'not_treated_with':
      return stateOfAbsence(profile.treatments, criterion.treatment)
    case 'checked_by_team':
    default:
      return 'cannot_tell'
  }
}

function stateOf<Known>(given: Answered<Known>, isMet: (known: Known) => boolean): CriterionState {
  if (given === 'declined') return 'declined'
  if (given === undefined || Number.isNaN(given)) return 'cannot_tell'
  return isMet(given) ? 'met' : 'not_met'
}

const openStates = { unknown: 'cannot_tell', declined: 'declined' } as const

function stateOfStages(given: AnsweredStages | undefined, accepted: readonly DiseaseStage[]): CriterionState {
  if (given === undefined) return 'cannot_tell'
  const fitting = given.among.filter((stage) => accepted.includes(stage))
  if (fitting.length === 0) return 'not_met'
  return fitting.length === given.among.length ? 'met' : openStates[given.open]
}

function stateOfAbsence(given: Named | undefined, excluded: string): CriterionState {
  if (given === undefined) return 'cannot_tell'
  return given.named.includes(excluded) ? 'not_met' : given.others === 'none' ? 'met' : openStates[given.others]
}

export interface NearestSite {
  site: StudySite
  kilometres: number
}

/** Whether it takes place in the person's own country at all, with or without room for new people. */
function takesPlaceNear({ sites }: Study, { residence }: Profile): boolean {
  return sites.some(({ country }) => country === residence)
}

/** Whether a site in the person's own country takes people in. */
function recruitsNear({ sites }: Study, { residence }: Profile): boolean {
  return sites.some(({ country, recruiting }) => recruiting && country === residence)
}

/** Of the sites that take people in, in the person's own country; undefined when there is none or the person's place is unknown. */
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
  /** What decides, the weightiest first; less comes before more. */
  weights: readonly number[]
}

const outcomeOrder: readonly Outcome[] = ['match', 'cannot_tell', 'no_match']
const statusOrder: readonly StudyStatus[] = ['recruiting', 'to_confirm', 'paused', 'not_yet_recruiting', 'closed']

/**
 * Every study once: by outcome, then recruiting before to confirm, then nearer; fewer open criteria and the code come last,
 * so that the same profile always gets the same order.
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
    weights: [
      outcomeOrder.indexOf(assessment.outcome),
      statusOrder.indexOf(status),
      // An unknown distance counts as the farthest.
      assessment.nearestSite?.kilometres ?? Number.MAX_VALUE,
      open.length,
    ],
  }
}

function compare(a: Candidate, b: Candidate): number {
  for (const [index, weight] of a.weights.entries()) {
    const difference = weight - (b.weights[index] ?? 0)
    if (difference !== 0) return difference
  }
  return Number(a.assessment.code > b.assessment.code) - Number(a.assessment.code < b.assessment.code)
}
