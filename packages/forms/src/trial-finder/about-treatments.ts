import { type BilingualOption, forAll, noneOf, severalPossible, unknown } from '../bilingual-questionnaire.ts'
import type { ScreeningQuestion } from './screening-question.ts'

const treatments: readonly BilingualOption[] = [
  {
    id: 'anti_amyloid',
    label: forAll(
      'Une perfusion contre l’amyloïde (lécanémab ou donanémab)',
      'An infusion against amyloid (lecanemab or donanemab)',
    ),
  },
  {
    id: 'alzheimer_medicine',
    label: forAll(
      'Un médicament de la maladie d’Alzheimer (donépézil, rivastigmine, galantamine ou mémantine)',
      'A medicine for Alzheimer’s disease (donepezil, rivastigmine, galantamine or memantine)',
    ),
  },
]

const medicines: readonly BilingualOption[] = [
  {
    id: 'amyloid_study',
    label: forAll(
      'Un autre médicament ou un vaccin contre l’amyloïde, dans une étude',
      'Another medicine or a vaccine against amyloid, in a study',
    ),
  },
  {
    id: 'blood_thinner',
    label: forAll('Un médicament qui rend le sang plus fluide (anticoagulant)', 'A blood thinner'),
  },
  { id: 'antidepressant', label: forAll('Un antidépresseur', 'An antidepressant') },
  {
    id: 'antipsychotic',
    label: forAll(
      'Un médicament contre les hallucinations ou l’agitation',
      'A medicine for hallucinations or agitation',
    ),
  },
  {
    id: 'sleeping_or_calming',
    label: forAll('Un médicament pour dormir ou pour se calmer', 'A medicine to sleep or to feel calm'),
  },
  { id: 'epilepsy_medicine', label: forAll('Un médicament contre l’épilepsie', 'A medicine for epilepsy') },
  {
    id: 'immunosuppressant',
    label: forAll(
      'De la cortisone, ou un médicament qui affaiblit les défenses du corps',
      'Cortisone, or a medicine that weakens the immune system',
    ),
  },
]

const end = [noneOf('Aucun de ces traitements'), { ...unknown, exclusive: true }]

const aboutTreatments: ScreeningQuestion = {
  id: 'treatments',
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
  hint: severalPossible,
  why: forAll(
    'Certaines études ne conviennent pas aux personnes qui prennent ou ont pris ces traitements.',
    'Some studies are not suitable for people who take or took these treatments.',
  ),
  options: [...treatments, ...end],
}

/** The questions about medicines, and about how long the dose of one has been stable. */
export const questionsAboutTreatments: readonly ScreeningQuestion[] = [
  aboutTreatments,
  {
    ...aboutTreatments,
    id: 'all_treatments',
    inPlaceOf: 'treatments',
    options: [...treatments, ...medicines, ...end],
  },
  {
    id: 'memory_medicines',
    type: 'several_of',
    required: false,
    show_if: [{ question: 'treatments', is_one_of: ['alzheimer_medicine'] }],
    label: forAll('Quel médicament de la maladie d’Alzheimer ?', 'Which medicine for Alzheimer’s disease?'),
    hint: forAll(
      'Le nom est sur la boîte, avec ou sans marque. Plusieurs réponses sont possibles.',
      'The name is on the box, with or without a brand. You can choose more than one.',
    ),
    why: forAll(
      'Une étude peut accepter un médicament et pas un autre.',
      'A study may accept one medicine and not another.',
    ),
    options: [
      { id: 'donepezil', label: forAll('Le donépézil (Aricept)', 'Donepezil (Aricept)') },
      { id: 'rivastigmine', label: forAll('La rivastigmine (Exelon)', 'Rivastigmine (Exelon)') },
      { id: 'galantamine', label: forAll('La galantamine (Reminyl)', 'Galantamine (Razadyne)') },
      { id: 'memantine', label: forAll('La mémantine (Ebixa)', 'Memantine (Namenda)') },
      noneOf('Aucun de ces médicaments'),
      { ...unknown, exclusive: true },
    ],
  },
  {
    id: 'same_dose_weeks',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'treatments', is_one_of: ['alzheimer_medicine'] }],
    label: forAll(
      'Depuis quand ce médicament de la maladie d’Alzheimer est-il pris à la même dose ?',
      'How long has the dose of this medicine for Alzheimer’s disease been the same?',
    ),
    why: forAll(
      'Beaucoup d’études demandent un traitement qui n’a pas changé depuis quelque temps.',
      'Many studies ask for a treatment that has not changed for some time.',
    ),
    options: [
      { id: 'under_4', label: forAll('Moins de 4 semaines', 'Less than 4 weeks') },
      { id: 'from_4', label: forAll('4 à 8 semaines', '4 to 8 weeks') },
      { id: 'from_8', label: forAll('2 à 3 mois', '2 to 3 months') },
      { id: 'from_13', label: forAll('3 à 6 mois', '3 to 6 months') },
      { id: 'over_26', label: forAll('Plus de 6 mois', 'More than 6 months') },
      { id: 'stopped', label: forAll('Ce médicament n’est plus pris', 'This medicine is no longer taken') },
      unknown,
    ],
  },
]
