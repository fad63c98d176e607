import type { StudyAssessment, TrialRecommendation } from '@clairmemoire/api-client/schema'
import type { StudyCode } from '@clairmemoire/domain/study'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusLabels } from '../../../study-entries/index.ts'

type Reason = NonNullable<StudyAssessment['reason']>

const outcomes: Record<Exclude<StudyAssessment['outcome'], 'no_match'>, MessageDescriptor> = {
  match: msg({ id: 'trial-finder.outcome.match', message: 'Correspond à vos réponses' }),
  cannot_tell: msg({ id: 'trial-finder.outcome.cannot-tell', message: 'Pourrait convenir : à voir ensemble' }),
}

const reasons: Record<Reason, MessageDescriptor> = {
  criteria: msg({ id: 'trial-finder.outcome.criteria', message: 'Ne correspond pas à vos réponses' }),
  no_site_in_country: msg({ id: 'trial-finder.outcome.no-site', message: 'Aucun lieu dans votre pays' }),
  no_recruiting_site: statusLabels.paused,
  paused: statusLabels.paused,
  not_yet_recruiting: statusLabels.not_yet_recruiting,
  closed: statusLabels.closed,
}

/** The label of a study's badge; the headings of the result must not promise more. */
export function outcomeLabel({ outcome, reason }: StudyAssessment): MessageDescriptor {
  return outcome === 'no_match' ? reasons[reason ?? 'criteria'] : outcomes[outcome]
}

/** The studies that match or may suit, and the others. */
export interface OrderedResult {
  open: readonly StudyAssessment[]
  others: readonly StudyAssessment[]
}

/** Puts the requested study first if it suits as well as the first study; otherwise the order of the comparison stays. */
export function orderedResult({ studies }: TrialRecommendation, requested: StudyCode | undefined): OrderedResult {
  const open = studies.filter(({ outcome }) => outcome !== 'no_match')
  const others = studies.filter(({ outcome }) => outcome === 'no_match')
  const first = open[0]?.outcome
  const isFirst = ({ trial_code, outcome }: StudyAssessment) => trial_code === requested && outcome === first
  return { open: [...open.filter(isFirst), ...open.filter((study) => !isFirst(study))], others }
}

/** The preferences by which a person can sort studies with the same outcome. */
export const wishes = ['fit', 'near', 'no_puncture', 'no_drip', 'at_home', 'no_medicine'] as const

export type Wish = (typeof wishes)[number]

/**
 * Sorts studies by a preference. Matches stay before studies that may suit, because the title of the result describes the first study.
 * Within each outcome, studies that meet the preference come first, then unknown studies, then the rest.
 */
export function sortedByWish(wish: Wish, studies: readonly StudyAssessment[]): readonly StudyAssessment[] {
  return studies
    .map((study, place) => ({ study, place, rank: rankOf(wish, study) }))
    .sort(
      (one, other) =>
        Number(other.study.outcome === 'match') - Number(one.study.outcome === 'match') ||
        one.rank - other.rank ||
        one.place - other.place,
    )
    .map(({ study }) => study)
}

function rankOf(wish: Wish, { kind, procedures, nearest_site: site }: StudyAssessment): number {
  switch (wish) {
    case 'fit':
      return 0
    case 'near':
      return site?.distance.value ?? Number.MAX_VALUE
    case 'no_puncture':
      return rankIn(['no', 'unknown', 'of_some', 'yes'], procedures.lumbar_puncture)
    case 'no_drip':
      return rankIn(['no', 'unknown', 'of_some', 'yes'], procedures.infusion)
    case 'at_home':
      return rankIn(['yes', 'of_some', 'unknown', 'no'], procedures.at_home)
    case 'no_medicine':
      return rankIn(['observational', 'medicine'], kind)
  }
}

function rankIn<Value>(order: readonly Value[], value: Value): number {
  return order.indexOf(value)
}

/** Groups studies that have the same label, in the order of the first study of each group. */
export function groupsOf(studies: readonly StudyAssessment[]): readonly (readonly StudyAssessment[])[] {
  const groups = new Map<MessageDescriptor, StudyAssessment[]>()
  for (const study of studies) {
    const label = outcomeLabel(study)
    groups.set(label, [...(groups.get(label) ?? []), study])
  }
  return [...groups.values()]
}
