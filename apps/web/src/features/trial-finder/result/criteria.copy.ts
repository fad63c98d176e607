import type { CriterionAssessment } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Condition, DiseaseStage, Treatment } from '@clairmemoire/domain/study'
import { formatList } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { checkedByTeam } from '../../../criteria/index.ts'
import { metSentence, notMetSentence } from './criteria-results.copy.ts'

/** Who has these stages: "people …". */
const stages: Record<DiseaseStage, MessageDescriptor> = {
  no_symptoms: msg({ id: 'trial-finder.stage.no-symptoms', message: 'sans trouble de la mémoire' }),
  mci: msg({ id: 'trial-finder.stage.mci', message: 'avec un trouble cognitif léger' }),
  mild_dementia: msg({ id: 'trial-finder.stage.mild', message: 'avec une maladie d’Alzheimer à un stade léger' }),
  moderate_dementia: msg({
    id: 'trial-finder.stage.moderate',
    message: 'avec une maladie d’Alzheimer à un stade modéré',
  }),
  severe_dementia: msg({ id: 'trial-finder.stage.severe', message: 'avec une maladie d’Alzheimer à un stade avancé' }),
}

const conditions: Record<Condition, MessageDescriptor> = {
  stroke: msg({ id: 'trial-finder.condition.stroke', message: 'Un AVC (attaque cérébrale)' }),
  epilepsy: msg({ id: 'trial-finder.condition.epilepsy', message: 'Une épilepsie ces 5 dernières années' }),
  other_brain_disease: msg({
    id: 'trial-finder.condition.other-brain-disease',
    message: 'Une autre maladie du cerveau',
  }),
  recent_cancer: msg({ id: 'trial-finder.condition.recent-cancer', message: 'Un cancer récent qui risque de revenir' }),
}

const treatments: Record<Treatment, MessageDescriptor> = {
  anti_amyloid: msg({ id: 'trial-finder.treatment.anti-amyloid', message: 'Un traitement contre l’amyloïde' }),
  alzheimer_medicine: msg({
    id: 'trial-finder.treatment.alzheimer-medicine',
    message: 'Un médicament de la maladie d’Alzheimer',
  }),
}

/** A criterion and its state as one sentence, addressed to the person or to who answers for them; it fits any gender. */
export function criterionSentence(
  i18n: I18n,
  locale: Locale,
  criterion: CriterionAssessment,
  respondent: 'self' | 'someone_else',
): string {
  const about = aboutText(i18n, locale, criterion)
  if (criterion.kind === 'checked_by_team') return about
  switch (criterion.state) {
    case 'met':
      return metSentence(i18n, criterion, respondent, about)
    case 'not_met':
      return notMetSentence(i18n, criterion, about)
    case 'declined':
      return i18n._(
        msg({ id: 'trial-finder.criterion.declined', message: `${about} : vous avez préféré ne pas le dire` }),
      )
    case 'cannot_tell':
    default:
      return i18n._(msg({ id: 'trial-finder.criterion.cannot-tell', message: `${about} : à voir ensemble` }))
  }
}

/** What the criterion is about, without a verb: "Age, 50 to 85". */
function aboutText(i18n: I18n, locale: Locale, criterion: CriterionAssessment): string {
  switch (criterion.kind) {
    case 'age_between':
      return ageText(i18n, criterion.min, criterion.max)
    case 'stage_among': {
      const people = formatList(
        locale,
        criterion.stages.map((stage) => i18n._(stages[stage])),
        'disjunction',
      )
      return i18n._(msg({ id: 'trial-finder.criterion.stage', message: `L’étude cherche des personnes ${people}` }))
    }
    case 'no_known_dementia':
      return i18n._(
        msg({
          id: 'trial-finder.criterion.no-known-dementia',
          message: 'L’étude cherche des personnes sans maladie de la mémoire connue',
        }),
      )
    case 'has_study_partner':
      return i18n._(
        msg({ id: 'trial-finder.criterion.study-partner', message: 'Quelqu’un qui peut venir aux rendez-vous' }),
      )
    case 'mri_possible':
      return i18n._(msg({ id: 'trial-finder.criterion.mri', message: 'La possibilité de passer une IRM' }))
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
  return max === undefined
    ? i18n._(
        msg({ id: 'trial-finder.criterion.age-from', message: `L’étude cherche des personnes de ${min} ans ou plus` }),
      )
    : i18n._(
        msg({
          id: 'trial-finder.criterion.age-between',
          message: `L’étude cherche des personnes de ${min} à ${max} ans`,
        }),
      )
}
