import { same, unknown, yesNoUnknown } from '../bilingual-questionnaire.ts'
import type { ScreeningQuestion } from './screening-question.ts'

/** Who comes along, whether scans are possible, other conditions, and treatments. */
export const questionsAboutHealth: readonly ScreeningQuestion[] = [
  {
    id: 'study_partner',
    serves: ['has_study_partner'],
    type: 'one_of',
    required: false,
    label: {
      fr: {
        self: 'Quelqu’un qui vous connaît bien peut-il venir avec vous aux rendez-vous ?',
        someone_else: 'Quelqu’un qui connaît bien votre proche peut-il l’accompagner aux rendez-vous ?',
      },
      en: {
        self: 'Can someone who knows you well come to appointments with you?',
        someone_else: 'Can someone who knows this person well come to appointments with them?',
      },
    },
    hint: same('Par exemple quelqu’un de la famille ou de l’entourage.', 'For example a relative or a friend.'),
    why: same(
      'Beaucoup d’études demandent aussi l’avis d’une personne proche.',
      'Many studies also want to hear from someone close.',
    ),
    options: yesNoUnknown,
  },
  {
    id: 'mri',
    serves: ['mri_possible'],
    type: 'one_of',
    required: false,
    label: {
      fr: {
        self: 'Pouvez-vous passer une IRM ?',
        someone_else: 'Une IRM est-elle possible pour votre proche ?',
      },
      en: { self: 'Can you have an MRI scan?', someone_else: 'Can this person have an MRI scan?' },
    },
    hint: same(
      'L’IRM prend des images du cerveau dans un appareil étroit. Un stimulateur cardiaque ou du métal dans le corps peut l’empêcher.',
      'An MRI takes pictures of the brain in a narrow machine. A pacemaker or metal in the body can prevent it.',
    ),
    why: same('Certaines études comprennent des IRM.', 'Some studies include MRI scans.'),
    options: yesNoUnknown,
  },
  {
    id: 'conditions',
    serves: ['free_of_condition'],
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
    hint: same('Plusieurs réponses sont possibles.', 'You can choose more than one.'),
    why: same(
      'Certaines études ne conviennent pas aux personnes qui ont ou ont eu ces problèmes.',
      'Some studies are not suitable for people who have or had these conditions.',
    ),
    options: [
      { id: 'stroke', label: same('Un AVC (attaque cérébrale)', 'A stroke') },
      {
        id: 'epilepsy',
        label: same(
          'Une épilepsie ou des convulsions, ces 5 dernières années',
          'Epilepsy or seizures, in the last 5 years',
        ),
      },
      {
        id: 'other_brain_disease',
        label: same(
          'Une autre maladie du cerveau, par exemple la maladie de Parkinson',
          'Another brain disease, for example Parkinson’s disease',
        ),
      },
      {
        id: 'recent_cancer',
        label: same('Un cancer récent qui risque de revenir', 'A recent cancer that may come back'),
      },
      { id: 'none', exclusive: true, label: same('Aucun de ces problèmes', 'None of these') },
      { ...unknown, exclusive: true },
    ],
  },
  {
    id: 'treatments',
    serves: ['not_treated_with'],
    type: 'several_of',
    required: false,
    label: {
      fr: {
        self: 'Prenez-vous, ou avez-vous pris, l’un de ces traitements ?',
        someone_else: 'L’un de ces traitements concerne-t-il votre proche, aujourd’hui ou par le passé ?',
      },
      en: {
        self: 'Do you take, or have you taken, any of these treatments?',
        someone_else: 'Does this person take, or have they taken, any of these treatments?',
      },
    },
    hint: same('Plusieurs réponses sont possibles.', 'You can choose more than one.'),
    why: same(
      'Certaines études ne conviennent pas aux personnes qui prennent ou ont pris ces traitements.',
      'Some studies are not suitable for people who take or took these treatments.',
    ),
    options: [
      {
        id: 'anti_amyloid',
        label: same(
          'Une perfusion contre l’amyloïde (lécanémab ou donanémab)',
          'An infusion against amyloid (lecanemab or donanemab)',
        ),
      },
      {
        id: 'alzheimer_medicine',
        label: same(
          'Un médicament de la maladie d’Alzheimer (donépézil, rivastigmine, galantamine ou mémantine)',
          'A medicine for Alzheimer’s disease (donepezil, rivastigmine, galantamine or memantine)',
        ),
      },
      { id: 'none', exclusive: true, label: same('Aucun de ces traitements', 'None of these') },
      { ...unknown, exclusive: true },
    ],
  },
]
