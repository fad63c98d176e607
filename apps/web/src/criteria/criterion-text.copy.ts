import type { Locale } from '@clairmemoire/domain/locale'
import type { Condition, Criterion, DiseaseStage, Treatment } from '@clairmemoire/domain/study'
import { formatList } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { checkedByTeam } from './checked-by-team.copy.ts'

/** Who has these stages: "people …". */
const stages: Record<DiseaseStage, MessageDescriptor> = {
  no_symptoms: msg({ id: 'criteria.stage.no-symptoms', message: 'sans trouble de la mémoire' }),
  mci: msg({ id: 'criteria.stage.mci', message: 'avec un trouble cognitif léger' }),
  mild_dementia: msg({ id: 'criteria.stage.mild', message: 'avec une maladie d’Alzheimer à un stade léger' }),
  moderate_dementia: msg({
    id: 'criteria.stage.moderate',
    message: 'avec une maladie d’Alzheimer à un stade modéré',
  }),
  severe_dementia: msg({ id: 'criteria.stage.severe', message: 'avec une maladie d’Alzheimer à un stade avancé' }),
}

const conditions: Record<Condition, MessageDescriptor> = {
  stroke: msg({ id: 'criteria.condition.stroke', message: 'Un AVC (attaque cérébrale)' }),
  epilepsy: msg({ id: 'criteria.condition.epilepsy', message: 'Une épilepsie ces 5 dernières années' }),
  other_brain_disease: msg({
    id: 'criteria.condition.other-brain-disease',
    message: 'Une autre maladie du cerveau',
  }),
  recent_cancer: msg({ id: 'criteria.condition.recent-cancer', message: 'Un cancer récent qui risque de revenir' }),
}

const treatments: Record<Treatment, MessageDescriptor> = {
  anti_amyloid: msg({ id: 'criteria.treatment.anti-amyloid', message: 'Un traitement contre l’amyloïde' }),
  alzheimer_medicine: msg({
    id: 'criteria.treatment.alzheimer-medicine',
    message: 'Un médicament de la maladie d’Alzheimer',
  }),
}

/** What a criterion is about, without a verb, for whoever reads: "Age, 50 to 85". */
export function criterionText(i18n: I18n, locale: Locale, criterion: Criterion): string {
  switch (criterion.kind) {
    case 'age_between':
      return ageText(i18n, criterion.min, criterion.max)
    case 'stage_among': {
      const people = formatList(
        locale,
        criterion.stages.map((stage) => i18n._(stages[stage])),
        'disjunction',
      )
      return i18n._(msg({ id: 'criteria.criterion.stage', message: `L’étude cherche des personnes ${people}` }))
    }
    case 'no_known_dementia':
      return i18n._(
        msg({
          id: 'criteria.criterion.no-known-dementia',
          message: 'L’étude cherche des personnes sans maladie de la mémoire connue',
        }),
      )
    case 'has_study_partner':
      return i18n._(
        msg({ id: 'criteria.criterion.study-partner', message: 'Quelqu’un qui peut venir aux rendez-vous' }),
      )
    case 'mri_possible':
      return i18n._(msg({ id: 'criteria.criterion.mri', message: 'La possibilité de passer une IRM' }))
    case 'free_of_condition':
      return i18n._(conditions[criterion.condition])
    case 'not_treated_with':
      return i18n._(treatments[criterion.treatment])
    case 'checked_by_team':
    default:
      return i18n._(checkedByTeam[criterion.topic])
  }
}

function ageText(i18n: I18n, min: number, max: number | undefined): string {
  if (min === 0 && max !== undefined)
    return i18n._(
      msg({ id: 'criteria.criterion.age-up-to', message: `L’étude cherche des personnes de ${max} ans ou moins` }),
    )
  return max === undefined
    ? i18n._(msg({ id: 'criteria.criterion.age-from', message: `L’étude cherche des personnes de ${min} ans ou plus` }))
    : i18n._(
        msg({
          id: 'criteria.criterion.age-between',
          message: `L’étude cherche des personnes de ${min} à ${max} ans`,
        }),
      )
}
