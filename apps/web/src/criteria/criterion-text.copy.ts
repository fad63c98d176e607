import type { Locale } from '@clairmemoire/domain/locale'
import type { Condition, Criterion, DiseaseStage, Treatment } from '@clairmemoire/domain/study'
import { formatList } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { answerText, minimumText, type Of } from './answer-text.copy.ts'
import { checkedByTeam } from './checked-by-team.copy.ts'

/** The words that follow "people" for each stage of the disease. */
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
  head_injury: msg({ id: 'criteria.condition.head-injury', message: 'Un choc à la tête ou une commotion' }),
  heart_disease: msg({
    id: 'criteria.condition.heart-disease',
    message: 'Un infarctus, un cœur trop faible ou un cœur irrégulier',
  }),
  diabetes: msg({ id: 'criteria.condition.diabetes', message: 'Un diabète' }),
  kidney_or_liver_disease: msg({
    id: 'criteria.condition.kidney-or-liver-disease',
    message: 'Une maladie des reins ou du foie',
  }),
  lung_disease: msg({ id: 'criteria.condition.lung-disease', message: 'Une maladie des poumons' }),
  thyroid_or_immune_disease: msg({
    id: 'criteria.condition.thyroid-or-immune-disease',
    message: 'Une maladie de la thyroïde ou une maladie auto-immune',
  }),
  skin_disease: msg({ id: 'criteria.condition.skin-disease', message: 'Une maladie de la peau' }),
  sleep_apnoea: msg({ id: 'criteria.condition.sleep-apnoea', message: 'Une apnée du sommeil' }),
  severe_allergy: msg({ id: 'criteria.condition.severe-allergy', message: 'Une allergie grave à un médicament' }),
  pacemaker: msg({ id: 'criteria.condition.pacemaker', message: 'Un stimulateur cardiaque (pacemaker)' }),
  metal_in_body: msg({ id: 'criteria.condition.metal-in-body', message: 'Du métal dans le corps' }),
  fear_of_closed_spaces: msg({
    id: 'criteria.condition.fear-of-closed-spaces',
    message: 'La peur des endroits fermés',
  }),
  operation: msg({ id: 'criteria.condition.operation', message: 'Une opération ou un séjour à l’hôpital' }),
  vaccine: msg({ id: 'criteria.condition.vaccine', message: 'Un vaccin' }),
  blood_donation: msg({ id: 'criteria.condition.blood-donation', message: 'Un don de sang' }),
  radioactive_scan: msg({ id: 'criteria.condition.radioactive-scan', message: 'Un examen avec un produit radioactif' }),
  depression: msg({ id: 'criteria.condition.depression', message: 'Une dépression en ce moment' }),
  past_depression: msg({ id: 'criteria.condition.past-depression', message: 'Une dépression par le passé' }),
  psychiatric_illness: msg({
    id: 'criteria.condition.psychiatric-illness',
    message: 'Un trouble bipolaire, une schizophrénie ou des hallucinations',
  }),
  alcohol_or_drugs: msg({
    id: 'criteria.condition.alcohol-or-drugs',
    message: 'Un problème avec l’alcool ou une drogue',
  }),
  hiv_or_hepatitis: msg({ id: 'criteria.condition.hiv-or-hepatitis', message: 'Le VIH ou une hépatite' }),
  study_without_medicine: msg({
    id: 'criteria.condition.study-without-medicine',
    message: 'Une autre étude, sans médicament',
  }),
  study_with_medicine: msg({
    id: 'criteria.condition.study-with-medicine',
    message: 'Une autre étude, avec un médicament à l’étude',
  }),
  hard_language: msg({
    id: 'criteria.condition.hard-language',
    message: 'Parler ou lire difficilement dans la langue de l’étude',
  }),
  weak_sight_or_hearing: msg({
    id: 'criteria.condition.weak-sight-or-hearing',
    message: 'Une vue ou une audition trop faible pour lire ou parler',
  }),
  help_walking: msg({ id: 'criteria.condition.help-walking', message: 'Une canne ou de l’aide pour marcher' }),
  help_with_daily_tasks: msg({
    id: 'criteria.condition.help-with-daily-tasks',
    message: 'De l’aide pour se laver ou s’habiller',
  }),
  not_at_home: msg({
    id: 'criteria.condition.not-at-home',
    message: 'Un logement en résidence pour personnes âgées, en EHPAD ou à l’hôpital',
  }),
  no_screen: msg({
    id: 'criteria.condition.no-screen',
    message: 'Ni téléphone, ni tablette, ni ordinateur avec internet',
  }),
  short_school: msg({ id: 'criteria.condition.short-school', message: 'Moins de 12 ans d’école, études comprises' }),
  no_social_security: msg({
    id: 'criteria.condition.no-social-security',
    message: 'Pas de couverture par la Sécurité sociale',
  }),
  past_epilepsy: msg({ id: 'criteria.condition.past-epilepsy', message: 'Une épilepsie, il y a plus de 5 ans' }),
  other_mental_illness: msg({
    id: 'criteria.condition.other-mental-illness',
    message: 'Une autre maladie psychique, par exemple une anxiété',
  }),
  intellectual_disability: msg({
    id: 'criteria.condition.intellectual-disability',
    message: 'Une déficience intellectuelle',
  }),
  hard_to_swallow: msg({ id: 'criteria.condition.hard-to-swallow', message: 'Avaler des comprimés difficilement' }),
  changed_medicine: msg({
    id: 'criteria.condition.changed-medicine',
    message: 'Un médicament de tous les jours commencé, arrêté ou changé',
  }),
  bleeding_disorder: msg({
    id: 'criteria.condition.bleeding-disorder',
    message: 'Une maladie qui fait saigner facilement',
  }),
  migraine: msg({ id: 'criteria.condition.migraine', message: 'Des migraines fortes ou fréquentes' }),
  digestive_disease: msg({
    id: 'criteria.condition.digestive-disease',
    message: 'Une maladie de l’estomac ou de l’intestin',
  }),
  past_cancer_treatment: msg({
    id: 'criteria.condition.past-cancer-treatment',
    message: 'Une chimiothérapie ou une radiothérapie, même il y a longtemps',
  }),
  medicine_intolerance: msg({
    id: 'criteria.condition.medicine-intolerance',
    message: 'Un médicament mal supporté, même sans gravité',
  }),
  metal_implant: msg({ id: 'criteria.condition.metal-implant', message: 'Un implant ou un éclat de métal' }),
  pain_medicine: msg({
    id: 'criteria.condition.pain-medicine',
    message: 'Un médicament contre la douleur, tous les jours ou presque',
  }),
  prescribed_training: msg({
    id: 'criteria.condition.prescribed-training',
    message: 'Un entraînement de la mémoire ou une stimulation du cerveau, sur ordonnance',
  }),
  past_study_medicine: msg({
    id: 'criteria.condition.past-study-medicine',
    message: 'Un médicament à l’étude pour la mémoire, même il y a longtemps',
  }),
  hard_to_eat: msg({ id: 'criteria.condition.hard-to-eat', message: 'Manger ou boire difficilement' }),
  regular_exercise: msg({
    id: 'criteria.condition.regular-exercise',
    message: 'Du sport ou de la marche rapide chaque semaine',
  }),
  agitation: msg({ id: 'criteria.condition.agitation', message: 'De l’agitation, des cris ou des gestes brusques' }),
  apathy: msg({ id: 'criteria.condition.apathy', message: 'Une perte d’envie (apathie)' }),
  guardianship: msg({
    id: 'criteria.condition.guardianship',
    message: 'Une tutelle, une curatelle ou une autre protection juridique',
  }),
}

const treatments: Record<Treatment, MessageDescriptor> = {
  anti_amyloid: msg({ id: 'criteria.treatment.anti-amyloid', message: 'Un traitement contre l’amyloïde' }),
  alzheimer_medicine: msg({
    id: 'criteria.treatment.alzheimer-medicine',
    message: 'Un médicament de la maladie d’Alzheimer',
  }),
  amyloid_study: msg({
    id: 'criteria.treatment.amyloid-study',
    message: 'Un autre médicament ou un vaccin contre l’amyloïde, dans une étude',
  }),
  blood_thinner: msg({ id: 'criteria.treatment.blood-thinner', message: 'Un médicament qui rend le sang plus fluide' }),
  antidepressant: msg({ id: 'criteria.treatment.antidepressant', message: 'Un antidépresseur' }),
  antipsychotic: msg({
    id: 'criteria.treatment.antipsychotic',
    message: 'Un médicament contre les hallucinations ou l’agitation',
  }),
  sleeping_or_calming: msg({
    id: 'criteria.treatment.sleeping-or-calming',
    message: 'Un médicament pour dormir ou pour se calmer',
  }),
  epilepsy_medicine: msg({ id: 'criteria.treatment.epilepsy-medicine', message: 'Un médicament contre l’épilepsie' }),
  donepezil: msg({ id: 'criteria.treatment.donepezil', message: 'Le donépézil' }),
  rivastigmine: msg({ id: 'criteria.treatment.rivastigmine', message: 'La rivastigmine' }),
  galantamine: msg({ id: 'criteria.treatment.galantamine', message: 'La galantamine' }),
  memantine: msg({ id: 'criteria.treatment.memantine', message: 'La mémantine' }),
  immunosuppressant: msg({
    id: 'criteria.treatment.immunosuppressant',
    message: 'De la cortisone, ou un médicament qui affaiblit les défenses du corps',
  }),
}

/** A criterion as a phrase without a verb, for any reader: "Age, 50 to 85". */
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
    case 'has_memory_worries':
      return i18n._(
        msg({ id: 'criteria.criterion.memory-worries', message: 'Des inquiétudes ou des troubles de la mémoire' }),
      )
    case 'free_of_condition':
      return lately(i18n, i18n._(conditions[criterion.condition]), criterion.months)
    case 'not_treated_with':
      return lately(i18n, i18n._(treatments[criterion.treatment]), criterion.months)
    case 'answer_among':
      return answerText(i18n, locale, criterion)
    case 'at_least':
      return i18n._(minimumText(criterion))
    case 'all_of':
    case 'any_of':
    case 'none_of':
      return togetherText(i18n, locale, criterion)
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

function lately(i18n: I18n, about: string, months: number | undefined): string {
  return months === undefined
    ? about
    : i18n._(msg({ id: 'criteria.criterion.lately', message: `${about}, il y a moins de ${months} mois` }))
}

/** Each of the criteria in words; exclusion criteria are marked as such. */
function togetherText(i18n: I18n, locale: Locale, { kind, criteria }: Of<'all_of' | 'any_of' | 'none_of'>): string {
  const parts = criteria
    .map((criterion) => {
      const about = criterionText(i18n, locale, criterion)
      const rulesOut = criterion.kind === 'free_of_condition' || criterion.kind === 'not_treated_with'
      return rulesOut ? i18n._(msg({ id: 'criteria.criterion.without', message: `${about} : non` })) : about
    })
    .join(locale === 'fr' ? '\u202f; ' : '; ')
  switch (kind) {
    case 'all_of':
      return i18n._(msg({ id: 'criteria.criterion.all-of', message: `Tout cela : ${parts}` }))
    case 'any_of':
      return i18n._(msg({ id: 'criteria.criterion.any-of', message: `Au moins un de ces points : ${parts}` }))
    case 'none_of':
      return i18n._(msg({ id: 'criteria.criterion.none-of', message: `Aucun de ces points : ${parts}` }))
  }
}
