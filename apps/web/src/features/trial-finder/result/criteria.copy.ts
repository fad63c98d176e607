import type { CriterionAssessment, CriterionState } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CheckedByTeamTopic, Condition, Stage, Treatment } from '@clairmemoire/domain/study'
import { formatList } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const criterionStates: Record<CriterionState, MessageDescriptor> = {
  met: msg({ id: 'trial-finder.criterion.met', message: 'Rempli' }),
  not_met: msg({ id: 'trial-finder.criterion.not-met', message: 'Non rempli' }),
  cannot_tell: msg({ id: 'trial-finder.criterion.cannot-tell', message: 'À vérifier avec vous' }),
}

const stages: Record<Stage, MessageDescriptor> = {
  no_symptoms: msg({ id: 'trial-finder.stage.no-symptoms', message: 'aucun trouble de la mémoire' }),
  mci: msg({ id: 'trial-finder.stage.mci', message: 'un trouble cognitif léger' }),
  mild_dementia: msg({ id: 'trial-finder.stage.mild', message: 'une maladie d’Alzheimer à un stade léger' }),
  moderate_dementia: msg({ id: 'trial-finder.stage.moderate', message: 'une maladie d’Alzheimer à un stade modéré' }),
  severe_dementia: msg({ id: 'trial-finder.stage.severe', message: 'une maladie d’Alzheimer à un stade avancé' }),
}

const conditions: Record<Condition, MessageDescriptor> = {
  stroke: msg({ id: 'trial-finder.condition.stroke', message: 'Ne pas avoir eu d’AVC' }),
  epilepsy: msg({
    id: 'trial-finder.condition.epilepsy',
    message: 'Ne pas avoir eu d’épilepsie ces 5 dernières années',
  }),
  other_brain_disease: msg({
    id: 'trial-finder.condition.other-brain-disease',
    message: 'Ne pas avoir d’autre maladie du cerveau',
  }),
  recent_cancer: msg({
    id: 'trial-finder.condition.recent-cancer',
    message: 'Ne pas avoir de cancer récent qui risque de revenir',
  }),
}

const treatments: Record<Treatment, MessageDescriptor> = {
  anti_amyloid: msg({
    id: 'trial-finder.treatment.anti-amyloid',
    message: 'Ne pas avoir reçu de traitement contre l’amyloïde',
  }),
  alzheimer_medicine: msg({
    id: 'trial-finder.treatment.alzheimer-medicine',
    message: 'Ne pas prendre de médicament pour les troubles de la mémoire',
  }),
}

const topics: Record<CheckedByTeamTopic, MessageDescriptor> = {
  amyloid: msg({ id: 'trial-finder.topic.amyloid', message: 'La présence d’amyloïde, par un examen de l’étude' }),
  tau: msg({ id: 'trial-finder.topic.tau', message: 'La présence de tau, par un examen de l’étude' }),
  memory_score: msg({ id: 'trial-finder.topic.memory-score', message: 'Le résultat de tests de mémoire' }),
  stable_medicines: msg({
    id: 'trial-finder.topic.stable-medicines',
    message: 'Les médicaments, et depuis quand ils n’ont pas changé',
  }),
  diagnosis: msg({ id: 'trial-finder.topic.diagnosis', message: 'Le diagnostic posé par un médecin' }),
  general_health: msg({ id: 'trial-finder.topic.general-health', message: 'La santé en général' }),
  second_study_partner: msg({
    id: 'trial-finder.topic.second-study-partner',
    message: 'Une seconde personne qui peut remplacer l’accompagnant',
  }),
  sight_and_hearing: msg({ id: 'trial-finder.topic.sight-and-hearing', message: 'La vue et l’audition' }),
  risk_of_alzheimer: msg({
    id: 'trial-finder.topic.risk-of-alzheimer',
    message: 'Le risque de maladie d’Alzheimer, estimé par l’étude',
  }),
}

/** A condition in words that fit whoever is concerned, the reader or someone else. */
export function criterionText(i18n: I18n, locale: Locale, criterion: CriterionAssessment): string {
  switch (criterion.kind) {
    case 'age_between':
      return ageText(i18n, criterion.min, criterion.max)
    case 'stage_among': {
      const list = formatList(
        locale,
        criterion.stages.map((stage) => i18n._(stages[stage])),
        'disjunction',
      )
      return i18n._(msg({ id: 'trial-finder.criterion.stage', message: `Avoir ${list}` }))
    }
    case 'has_study_partner':
      return i18n._(
        msg({
          id: 'trial-finder.criterion.study-partner',
          message: 'Avoir un accompagnant, c’est-à-dire un proche qui peut participer aussi',
        }),
      )
    case 'mri_possible':
      return i18n._(msg({ id: 'trial-finder.criterion.mri', message: 'Pouvoir passer une IRM' }))
    case 'free_of_condition':
      return i18n._(conditions[criterion.condition])
    case 'not_treated_with':
      return i18n._(treatments[criterion.treatment])
    case 'checked_by_team':
    default:
      return i18n._(topics[criterion.topic])
  }
}

function ageText(i18n: I18n, min: number, max: number | undefined): string {
  return max === undefined
    ? i18n._(msg({ id: 'trial-finder.criterion.age-from', message: `Avoir ${min} ans ou plus` }))
    : i18n._(msg({ id: 'trial-finder.criterion.age-between', message: `Avoir entre ${min} et ${max} ans` }))
}
