import type { CriterionAssessment } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Condition, Treatment } from '@clairmemoire/domain/study'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { criterionText } from '../../../criteria/index.ts'

/** One sentence that tells the respondent a criterion and its state, in words that fit any gender. */
export function criterionSentence(
  i18n: I18n,
  locale: Locale,
  criterion: CriterionAssessment,
  respondent: 'self' | 'someone_else',
): string {
  const about = criterionText(i18n, locale, criterion)
  if (criterion.kind === 'checked_by_team') return about
  switch (criterion.state) {
    case 'met':
      return metSentence(i18n, criterion, respondent, about)
    case 'not_met':
      return notMetSentence(i18n, criterion, about)
    case 'declined':
      return i18n._(msg({ id: 'trial-finder.criterion.declined', message: `${about} : vous n’avez pas répondu` }))
    case 'cannot_tell':
    default:
      return i18n._(msg({ id: 'trial-finder.criterion.cannot-tell', message: `${about} : à voir ensemble` }))
  }
}

/** A criterion that depends on a person's answers. */
type Answerable = Exclude<CriterionAssessment, { kind: 'checked_by_team' }>

const without: Partial<Record<Condition | Treatment, MessageDescriptor>> = {
  stroke: msg({ id: 'trial-finder.met.stroke', message: 'Aucun AVC : cela convient' }),
  epilepsy: msg({
    id: 'trial-finder.met.epilepsy',
    message: 'Aucune épilepsie ces 5 dernières années : cela convient',
  }),
  other_brain_disease: msg({
    id: 'trial-finder.met.other-brain-disease',
    message: 'Aucune autre maladie du cerveau : cela convient',
  }),
  recent_cancer: msg({ id: 'trial-finder.met.recent-cancer', message: 'Aucun cancer récent : cela convient' }),
  anti_amyloid: msg({
    id: 'trial-finder.met.anti-amyloid',
    message: 'Aucun traitement contre l’amyloïde : cela convient',
  }),
  alzheimer_medicine: msg({
    id: 'trial-finder.met.alzheimer-medicine',
    message: 'Aucun médicament de la maladie d’Alzheimer : cela convient',
  }),
}

const mentioned: Partial<Record<Condition | Treatment, MessageDescriptor>> = {
  stroke: msg({
    id: 'trial-finder.not-met.stroke',
    message: 'Vous nous avez parlé d’un AVC. Cette étude n’accepte pas les personnes qui en ont eu un.',
  }),
  epilepsy: msg({
    id: 'trial-finder.not-met.epilepsy',
    message:
      'Vous nous avez parlé d’une épilepsie. Cette étude n’accepte pas les personnes qui en ont eu une ces 5 dernières années.',
  }),
  other_brain_disease: msg({
    id: 'trial-finder.not-met.other-brain-disease',
    message:
      'Vous nous avez parlé d’une autre maladie du cerveau. Cette étude n’accepte pas les personnes qui en ont une.',
  }),
  recent_cancer: msg({
    id: 'trial-finder.not-met.recent-cancer',
    message: 'Vous nous avez parlé d’un cancer récent. Cette étude n’accepte pas les personnes qui en ont eu un.',
  }),
  anti_amyloid: msg({
    id: 'trial-finder.not-met.anti-amyloid',
    message:
      'Vous nous avez parlé d’un traitement contre l’amyloïde. Cette étude n’accepte pas les personnes qui en ont reçu un.',
  }),
  alzheimer_medicine: msg({
    id: 'trial-finder.not-met.alzheimer-medicine',
    message:
      'Vous nous avez parlé d’un médicament de la maladie d’Alzheimer. Cette étude n’accepte pas les personnes qui en prennent un.',
  }),
}

/** Uses the text of the criterion if it has a time limit, or if the entry has no sentence of its own. */
function isAbsent(entry: Condition | Treatment, months: number | undefined, about: string): MessageDescriptor {
  const known = months === undefined ? without[entry] : undefined
  return known ?? msg({ id: 'trial-finder.met.without', message: `${about} : non, d’après vos réponses` })
}

function isThere(entry: Condition | Treatment, months: number | undefined, about: string): MessageDescriptor {
  const known = months === undefined ? mentioned[entry] : undefined
  return (
    known ??
    msg({
      id: 'trial-finder.not-met.mentioned',
      message: `Vous nous en avez parlé : ${about}. Cette étude n’accepte pas les personnes concernées.`,
    })
  )
}

/** @param about the criterion as a phrase without a verb */
function metSentence(i18n: I18n, criterion: Answerable, respondent: 'self' | 'someone_else', about: string): string {
  const isSelf = respondent === 'self'
  switch (criterion.kind) {
    case 'age_between':
      return i18n._(ageMet(criterion.min, criterion.max, isSelf))
    case 'has_study_partner':
      return i18n._(
        isSelf
          ? msg({ id: 'trial-finder.met.partner', message: 'Quelqu’un peut venir avec vous aux rendez-vous : oui' })
          : msg({
              id: 'trial-finder.met.partner-other',
              message: 'Quelqu’un peut accompagner votre proche aux rendez-vous : oui',
            }),
      )
    case 'mri_possible':
      return i18n._(
        isSelf
          ? msg({ id: 'trial-finder.met.mri', message: 'Vous pouvez passer une IRM : oui' })
          : msg({ id: 'trial-finder.met.mri-other', message: 'Votre proche peut passer une IRM : oui' }),
      )
    case 'free_of_condition':
      return i18n._(isAbsent(criterion.condition, criterion.months, about))
    case 'not_treated_with':
      return i18n._(isAbsent(criterion.treatment, criterion.months, about))
    case 'stage_among':
    case 'no_known_dementia':
    case 'has_memory_worries':
    case 'answer_among':
    case 'at_least':
    case 'all_of':
    case 'any_of':
    case 'none_of':
    default:
      return i18n._(msg({ id: 'trial-finder.met.population', message: `${about} : oui, d’après vos réponses` }))
  }
}

function ageMet(min: number, max: number | undefined, isSelf: boolean): MessageDescriptor {
  if (min === 0 && max !== undefined) {
    return isSelf
      ? msg({ id: 'trial-finder.met.age-up-to', message: `Vous avez ${max} ans ou moins : oui` })
      : msg({ id: 'trial-finder.met.age-up-to-other', message: `Votre proche a ${max} ans ou moins : oui` })
  }
  if (max === undefined) {
    return isSelf
      ? msg({ id: 'trial-finder.met.age-from', message: `Vous avez ${min} ans ou plus : oui` })
      : msg({ id: 'trial-finder.met.age-from-other', message: `Votre proche a ${min} ans ou plus : oui` })
  }
  return isSelf
    ? msg({ id: 'trial-finder.met.age-between', message: `Vous avez entre ${min} et ${max} ans : oui` })
    : msg({ id: 'trial-finder.met.age-between-other', message: `Votre proche a entre ${min} et ${max} ans : oui` })
}

function notMetSentence(i18n: I18n, criterion: Answerable, about: string): string {
  switch (criterion.kind) {
    case 'has_study_partner':
      return i18n._(
        msg({
          id: 'trial-finder.not-met.partner',
          message: 'Vous nous avez dit que personne ne peut venir. Cette étude demande un accompagnant.',
        }),
      )
    case 'mri_possible':
      return i18n._(
        msg({
          id: 'trial-finder.not-met.mri',
          message: 'Vous nous avez dit qu’une IRM n’est pas possible. Cette étude en demande une.',
        }),
      )
    case 'free_of_condition':
      return i18n._(isThere(criterion.condition, criterion.months, about))
    case 'not_treated_with':
      return i18n._(isThere(criterion.treatment, criterion.months, about))
    case 'no_known_dementia':
      return i18n._(
        msg({
          id: 'trial-finder.not-met.no-known-dementia',
          message:
            'Vous nous avez parlé d’une maladie de la mémoire. Cette étude cherche des personnes qui n’en ont pas.',
        }),
      )
    case 'age_between':
    case 'stage_among':
    case 'has_memory_worries':
    case 'answer_among':
    case 'at_least':
    case 'all_of':
    case 'any_of':
    case 'none_of':
    default:
      return i18n._(msg({ id: 'trial-finder.not-met.other', message: `${about}. Vos réponses disent autre chose.` }))
  }
}
