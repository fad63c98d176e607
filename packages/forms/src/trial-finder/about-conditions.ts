import { type BilingualOption, forAll, noneOf, severalPossible, unknown } from '../bilingual-questionnaire.ts'
import type { ScreeningQuestion } from './screening-question.ts'

const conditions: readonly BilingualOption[] = [
  { id: 'stroke', label: forAll('Un AVC (attaque cérébrale)', 'A stroke') },
  {
    id: 'epilepsy',
    label: forAll(
      'Une épilepsie ou des convulsions, ces 5 dernières années',
      'Epilepsy or seizures, in the last 5 years',
    ),
  },
  {
    id: 'other_brain_disease',
    label: forAll(
      'Une autre maladie du cerveau, par exemple la maladie de Parkinson',
      'Another brain disease, for example Parkinson’s disease',
    ),
  },
  {
    id: 'recent_cancer',
    label: forAll('Un cancer récent qui risque de revenir', 'A recent cancer that may come back'),
  },
]

const health: readonly BilingualOption[] = [
  {
    id: 'past_epilepsy',
    label: forAll(
      'Une épilepsie ou des convulsions, il y a plus de 5 ans',
      'Epilepsy or seizures, more than 5 years ago',
    ),
  },
  { id: 'head_injury', label: forAll('Un choc à la tête ou une commotion', 'A head injury or a concussion') },
  {
    id: 'heart_disease',
    label: forAll(
      'Un infarctus, un cœur trop faible ou un cœur irrégulier',
      'A heart attack, heart failure or an irregular heartbeat',
    ),
  },
  { id: 'diabetes', label: forAll('Un diabète', 'Diabetes') },
  { id: 'kidney_or_liver_disease', label: forAll('Une maladie des reins ou du foie', 'A kidney or liver disease') },
  { id: 'lung_disease', label: forAll('Une maladie des poumons', 'A lung disease') },
  {
    id: 'thyroid_or_immune_disease',
    label: forAll(
      'Une maladie de la thyroïde ou une maladie auto-immune',
      'A thyroid disease or an autoimmune disease',
    ),
  },
  { id: 'skin_disease', label: forAll('Une maladie de la peau', 'A skin disease') },
  {
    id: 'sleep_apnoea',
    label: forAll('Une apnée du sommeil (la respiration s’arrête la nuit)', 'Sleep apnea (breathing stops at night)'),
  },
  { id: 'severe_allergy', label: forAll('Une allergie grave à un médicament', 'A severe allergy to a medicine') },
]

/** Adds "none of these" and "I don't know" to the options of a multiple choice. */
function ofList(fr: string, options: readonly BilingualOption[]): readonly BilingualOption[] {
  return [...options, noneOf(fr), { ...unknown, exclusive: true }]
}

const aboutConditions: ScreeningQuestion = {
  id: 'conditions',
  type: 'several_of',
  required: false,
  label: {
    fr: {
      self: 'Avez-vous, ou avez-vous eu, l’un de ces problèmes de santé ?',
      someone_else: 'L’un de ces problèmes de santé concerne-t-il votre proche, aujourd’hui ou par le passé ?',
    },
    en: {
      self: 'Do you have, or have you had, any of these conditions?',
      someone_else: 'Does this person have, or have they had, any of these conditions?',
    },
  },
  hint: severalPossible,
  why: forAll(
    'Certaines études ne conviennent pas aux personnes qui ont ou ont eu ces problèmes.',
    'Some studies are not suitable for people who have or had these conditions.',
  ),
  options: ofList('Aucun de ces problèmes', conditions),
}

/** The questions about present and past illnesses and events. */
export const questionsAboutConditions: readonly ScreeningQuestion[] = [
  aboutConditions,
  {
    ...aboutConditions,
    id: 'all_conditions',
    inPlaceOf: 'conditions',
    options: ofList('Aucun de ces problèmes', [...conditions, ...health]),
  },
  {
    id: 'events',
    type: 'several_of',
    required: false,
    label: forAll(
      'Ces 12 derniers mois, y a-t-il eu l’un de ces événements ?',
      'In the last 12 months, has one of these happened?',
    ),
    hint: severalPossible,
    why: forAll(
      'Certaines études demandent d’attendre quelque temps après.',
      'Some studies ask people to wait for some time afterwards.',
    ),
    options: [
      { id: 'operation', label: forAll('Une opération ou un séjour à l’hôpital', 'An operation or a hospital stay') },
      { id: 'vaccine', label: forAll('Un vaccin', 'A vaccination') },
      { id: 'blood_donation', label: forAll('Un don de sang', 'A blood donation') },
      {
        id: 'radioactive_scan',
        label: forAll(
          'Un examen avec un produit radioactif (scintigraphie ou TEP)',
          'A scan with a radioactive product (PET or SPECT)',
        ),
      },
      {
        id: 'study_without_medicine',
        label: forAll('Une autre étude, sans médicament', 'Another study, without a medicine'),
      },
      {
        id: 'study_with_medicine',
        label: forAll('Une autre étude, avec un médicament à l’étude', 'Another study, with a study medicine'),
      },
      {
        id: 'changed_medicine',
        label: forAll(
          'Un médicament de tous les jours commencé, arrêté ou changé',
          'A daily medicine started, stopped or changed',
        ),
      },
      noneOf('Aucun de ces événements'),
      { ...unknown, exclusive: true },
    ],
  },
  {
    id: 'rarer',
    type: 'several_of',
    required: false,
    label: forAll(
      'L’un de ces points plus rares est‑il vrai, aujourd’hui ou par le passé ?',
      'Is one of these rarer points true, now or in the past?',
    ),
    hint: severalPossible,
    why: forAll(
      'Une étude encore possible demande l’un de ces points.',
      'A study that is still possible asks about one of these.',
    ),
    options: [
      {
        id: 'bleeding_disorder',
        label: forAll('Une maladie qui fait saigner facilement', 'A disease that causes easy bleeding'),
      },
      { id: 'migraine', label: forAll('Des migraines fortes ou fréquentes', 'Severe or frequent migraines') },
      {
        id: 'digestive_disease',
        label: forAll('Une maladie de l’estomac ou de l’intestin', 'A disease of the stomach or the bowel'),
      },
      {
        id: 'past_cancer_treatment',
        label: forAll(
          'Une chimiothérapie ou une radiothérapie, même il y a longtemps',
          'Chemotherapy or radiotherapy, even long ago',
        ),
      },
      {
        id: 'medicine_intolerance',
        label: forAll(
          'Un médicament mal supporté, même sans gravité',
          'A medicine that was badly tolerated, even if it was not serious',
        ),
      },
      {
        id: 'metal_implant',
        label: forAll(
          'Un implant ou un éclat de métal, même si une IRM est possible',
          'A metal implant or splinter, even if an MRI is possible',
        ),
      },
      {
        id: 'pain_medicine',
        label: forAll(
          'Un médicament contre la douleur, tous les jours ou presque',
          'A pain medicine, every day or nearly',
        ),
      },
      {
        id: 'prescribed_training',
        label: forAll(
          'Un entraînement de la mémoire ou une stimulation du cerveau, sur ordonnance',
          'Memory training or brain stimulation, by prescription',
        ),
      },
      {
        id: 'past_study_medicine',
        label: forAll(
          'Un médicament à l’étude pour la mémoire, même il y a longtemps',
          'A study medicine for memory, even long ago',
        ),
      },
      noneOf('Aucun de ces points'),
      { ...unknown, exclusive: true },
    ],
  },
  {
    id: 'private_health',
    type: 'several_of',
    required: false,
    label: {
      fr: {
        self: 'Un médecin vous a‑t‑il déjà parlé de l’un de ces problèmes ?',
        someone_else: 'Un médecin a‑t‑il déjà parlé de l’un de ces problèmes pour votre proche ?',
      },
      en: {
        self: 'Has a doctor ever said that you have, or had, one of these?',
        someone_else: 'Has a doctor ever said that this person has, or had, one of these?',
      },
    },
    hint: forAll(
      'C’est une question personnelle. Vous pouvez ne pas répondre. Plusieurs réponses sont possibles.',
      'This is a personal question. You may leave it out. You can choose more than one.',
    ),
    why: forAll(
      'Certaines études ne conviennent pas avec ces problèmes, et d’autres portent sur eux.',
      'Some studies are not suitable with these conditions, and others are about them.',
    ),
    options: [
      { id: 'depression', label: forAll('Une dépression, en ce moment', 'Depression, now') },
      { id: 'past_depression', label: forAll('Une dépression, par le passé', 'Depression, in the past') },
      {
        id: 'psychiatric_illness',
        label: forAll(
          'Un trouble bipolaire, une schizophrénie ou des hallucinations',
          'Bipolar disorder, schizophrenia or hallucinations',
        ),
      },
      {
        id: 'other_mental_illness',
        label: forAll(
          'Une autre maladie psychique, par exemple une anxiété',
          'Another mental illness, such as anxiety',
        ),
      },
      { id: 'intellectual_disability', label: forAll('Une déficience intellectuelle', 'An intellectual disability') },
      {
        id: 'agitation',
        label: forAll('De l’agitation, des cris ou des gestes brusques', 'Agitation, shouting or lashing out'),
      },
      { id: 'apathy', label: forAll('Une perte d’envie (apathie)', 'A loss of interest in things (apathy)') },
      {
        id: 'alcohol_or_drugs',
        label: forAll('Un problème avec l’alcool ou une drogue', 'A problem with alcohol or drugs'),
      },
      { id: 'hiv_or_hepatitis', label: forAll('Le VIH ou une hépatite', 'HIV or hepatitis') },
      noneOf('Aucun de ces problèmes'),
      { ...unknown, exclusive: true },
    ],
  },
]
