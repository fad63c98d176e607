import type { Locale } from '@clairmemoire/domain/locale'
import type { Condition, Criterion, Treatment } from '@clairmemoire/domain/study'
import { formatList } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { checkedByTeam, criterionText } from '../../../criteria/index.ts'
import { stageWords } from '../../../study-entries/index.ts'

const conditions: Partial<Record<Condition, MessageDescriptor>> = {
  stroke: msg({ id: 'studies.condition.stroke', message: 'Vous n’avez pas eu d’AVC (accident vasculaire cérébral)' }),
  epilepsy: msg({ id: 'studies.condition.epilepsy', message: 'Vous n’avez pas eu d’épilepsie ces 5 dernières années' }),
  other_brain_disease: msg({
    id: 'studies.condition.other-brain-disease',
    message: 'Vous n’avez pas d’autre maladie du cerveau',
  }),
  recent_cancer: msg({
    id: 'studies.condition.recent-cancer',
    message: 'Vous n’avez pas de cancer récent qui risque de revenir',
  }),
}

const treatments: Partial<Record<Treatment, MessageDescriptor>> = {
  anti_amyloid: msg({
    id: 'studies.treatment.anti-amyloid',
    message: 'Vous n’avez pas reçu de traitement contre l’amyloïde',
  }),
  alzheimer_medicine: msg({
    id: 'studies.treatment.alzheimer-medicine',
    message: 'Vous ne prenez pas de médicament pour les troubles de la mémoire',
  }),
}

/** A condition for participation, addressed to the reader. */
export function criterionForReader(i18n: I18n, locale: Locale, criterion: Criterion): string {
  switch (criterion.kind) {
    case 'age_between':
      return ageText(criterion.min, criterion.max, i18n)
    case 'stage_among': {
      const list = formatList(
        locale,
        criterion.stages.map((stage) => i18n._(stageWords[stage])),
        'disjunction',
      )
      return i18n._(msg({ id: 'studies.criterion.stage', message: `Vous avez ${list}` }))
    }
    case 'no_known_dementia':
      return i18n._(
        msg({
          id: 'studies.criterion.no-known-dementia',
          message: 'Aucun médecin ne vous a parlé d’une maladie de la mémoire, comme la maladie d’Alzheimer',
        }),
      )
    case 'has_study_partner':
      return i18n._(
        msg({
          id: 'studies.criterion.study-partner',
          message: 'Un proche qui vous connaît bien peut participer avec vous',
        }),
      )
    case 'mri_possible':
      return i18n._(msg({ id: 'studies.criterion.mri', message: 'Vous pouvez passer une IRM' }))
    case 'free_of_condition':
      return exclusionText(
        criterion.months === undefined ? conditions[criterion.condition] : undefined,
        criterion,
        i18n,
        locale,
      )
    case 'not_treated_with':
      return exclusionText(
        criterion.months === undefined ? treatments[criterion.treatment] : undefined,
        criterion,
        i18n,
        locale,
      )
    case 'has_memory_worries':
    case 'answer_among':
    case 'at_least':
    case 'all_of':
    case 'any_of':
    case 'none_of':
      return criterionText(i18n, locale, criterion)
    case 'checked_by_team':
      return i18n._(checkedByTeam[criterion.topic])
  }
}

function ageText(min: number, max: number | undefined, i18n: I18n): string {
  if (min === 0 && max !== undefined)
    return i18n._(msg({ id: 'studies.criterion.age-up-to', message: `Vous avez ${max} ans ou moins` }))
  return max === undefined
    ? i18n._(msg({ id: 'studies.criterion.age-from', message: `Vous avez ${min} ans ou plus` }))
    : i18n._(msg({ id: 'studies.criterion.age-between', message: `Vous avez entre ${min} et ${max} ans` }))
}

function exclusionText(known: MessageDescriptor | undefined, criterion: Criterion, i18n: I18n, locale: Locale): string {
  const about = criterionText(i18n, locale, criterion)
  return i18n._(known ?? msg({ id: 'studies.criterion.not-with', message: `Ne convient pas avec : ${about}` }))
}
