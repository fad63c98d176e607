import type { Country } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import { assessCriterion, type NearestSite, nearestSite, type Profile } from '../eligibility/eligibility.ts'
import { type Asked, type DiseaseStage, mayRecruit, type Study, type StudyStatus } from '../study/study.ts'

export interface FoundStudy<Document extends Study = Study> {
  study: Document
  /** Set if the visitor's place is known, the study recruits, and so does a site in their country. */
  nearest?: NearestSite
  /** Whether every wish is known to be met. */
  certain: boolean
}

/**
 * The studies that the wishes do not rule out by the finder's rules. Certain ones come first, then they are sorted by status, then
 * by the distance of the nearest recruiting site. An unknown fact of a study never rules it out.
 */
export function searchStudies<Document extends Study>(
  studies: readonly Document[],
  wish: StudyWish,
): FoundStudy<Document>[] {
  const profile = profileOf(wish)
  return studies
    .filter((study) => isPossible(study, wish, profile))
    .map((study) => asFound(study, wish, profile))
    .sort(compare)
}

const dementias: readonly DiseaseStage[] = ['mild_dementia', 'moderate_dementia', 'severe_dementia']

function profileOf({ country, place, age, stage }: StudyWish): Profile {
  return {
    residence: country,
    place,
    age,
    ...(stage && { stages: { possible: [stage], unsureReason: 'unknown' }, knownDementia: dementias.includes(stage) }),
  }
}

function isPossible(study: Study, { kind, status, ...wish }: StudyWish, profile: Profile): boolean {
  return (
    (kind === undefined || study.kind === kind) &&
    (status === undefined || study.status === status) &&
    wishAnswers(study, wish).every((answer) => answer !== 'against') &&
    study.criteria.every((criterion) => assessCriterion(criterion, profile) !== 'not_met')
  )
}

type Answer = 'for' | 'against' | 'unknown'

/** Whether a study meets each wish about procedures and places. */
function wishAnswers({ procedures }: Study, { noLumbarPuncture, noInfusion, atHome }: StudyWish): Answer[] {
  return [
    ...(noLumbarPuncture ? [meetsWish(procedures.lumbarPuncture, 'no')] : []),
    ...(noInfusion ? [meetsWish(procedures.infusion, 'no')] : []),
    ...(atHome ? [meetsWish(procedures.atHome, 'yes')] : []),
  ]
}

/** A procedure for some participants may not concern this person, which only the call can clarify. */
function meetsWish(stated: Asked, wanted: 'yes' | 'no'): Answer {
  if (stated === 'unknown' || stated === 'of_some') return 'unknown'
  return stated === wanted ? 'for' : 'against'
}

function asFound<Document extends Study>(study: Document, wish: StudyWish, profile: Profile): FoundStudy<Document> {
  const nearest = mayRecruit(study.status) ? nearestSite(study, profile) : undefined
  return { study, ...(nearest && { nearest }), certain: !wishAnswers(study, wish).includes('unknown') }
}

const statusOrder: readonly StudyStatus[] = ['recruiting', 'to_confirm', 'paused', 'not_yet_recruiting', 'closed']

/** An unknown distance sorts last. */
function compare(a: FoundStudy, b: FoundStudy): number {
  return (
    Number(b.certain) - Number(a.certain) ||
    statusOrder.indexOf(a.study.status) - statusOrder.indexOf(b.study.status) ||
    (a.nearest?.kilometres ?? Number.MAX_VALUE) - (b.nearest?.kilometres ?? Number.MAX_VALUE)
  )
}

/** A visitor's wishes; an absent one does not matter to them. Ages are in years. */
export interface StudyWish {
  country: Country
  place?: Place | undefined
  age?: number | undefined
  stage?: DiseaseStage | undefined
  kind?: Study['kind'] | undefined
  status?: StudyStatus | undefined
  noLumbarPuncture?: boolean
  noInfusion?: boolean
  atHome?: boolean
}
