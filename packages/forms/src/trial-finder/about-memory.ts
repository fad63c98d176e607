import { forAll, unknown } from '../bilingual-questionnaire.ts'
import type { ScreeningQuestion } from './screening-question.ts'

/** The questions about age, a doctor's diagnosis of the memory, and the stage. */
export const questionsAboutMemory: readonly ScreeningQuestion[] = [
  {
    id: 'age',
    type: 'number',
    required: false,
    label: {
      fr: { self: 'Quel âge avez-vous ?', someone_else: 'Quel âge a votre proche ?' },
      en: { self: 'How old are you?', someone_else: 'How old is this person?' },
    },
    hint: forAll('En années, par exemple 68.', 'In years, for example 68.'),
    why: forAll('Chaque étude a des limites d’âge.', 'Every study has age limits.'),
    validation: { min: 0, max: 120 },
  },
  {
    id: 'memory_state',
    type: 'one_of',
    required: false,
    label: {
      fr: {
        self: 'Où en est votre mémoire aujourd’hui ?',
        someone_else: 'Où en est la mémoire de votre proche aujourd’hui ?',
      },
      en: { self: 'How is your memory today?', someone_else: 'How is this person’s memory today?' },
    },
    hint: forAll(
      'Choisissez ce qu’un médecin a dit. S’il n’a rien dit, choisissez ce que vous remarquez.',
      'Choose what a doctor has said. If no doctor has said anything, choose what you notice.',
    ),
    why: forAll(
      'Chaque étude est faite pour un stade précis : sans trouble, trouble léger ou maladie.',
      'Each study is for a certain stage: no problems, mild problems or a disease.',
    ),
    options: [
      { id: 'no_change', label: forAll('Pas de changement', 'No change') },
      { id: 'worried', label: forAll('Des inquiétudes, sans diagnostic', 'Worries, without a diagnosis') },
      {
        id: 'mci',
        label: forAll(
          'Un trouble cognitif léger, dit par un médecin',
          'Mild cognitive impairment (MCI), according to a doctor',
        ),
      },
      {
        id: 'alzheimer',
        label: forAll('La maladie d’Alzheimer, dite par un médecin', 'Alzheimer’s disease, according to a doctor'),
      },
      {
        id: 'other_dementia',
        label: forAll(
          'Une autre maladie de la mémoire, dite par un médecin',
          'Another disease that affects memory, according to a doctor',
        ),
      },
      unknown,
    ],
  },
  {
    id: 'stage',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'memory_state', is_one_of: ['alzheimer'] }],
    label: forAll('À quel stade est la maladie ?', 'What stage is the disease at?'),
    hint: forAll(
      'Choisissez ce qui ressemble le plus à la vie de tous les jours.',
      'Choose what is most like everyday life.',
    ),
    why: forAll('Chaque étude est faite pour certains stades.', 'Each study is for certain stages.'),
    options: [
      { id: 'mild', label: forAll('Léger : un peu d’aide, de temps en temps', 'Mild: a little help, now and then') },
      { id: 'moderate', label: forAll('Modéré : de l’aide chaque jour', 'Moderate: help every day') },
      { id: 'severe', label: forAll('Avancé : de l’aide presque tout le temps', 'Advanced: help most of the time') },
      unknown,
    ],
  },
  {
    id: 'diagnosis',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'memory_state', is_one_of: ['other_dementia'] }],
    label: forAll('Quelle est cette maladie, dite par un médecin ?', 'What is this disease, according to a doctor?'),
    why: forAll('Certaines études s’adressent à une maladie précise.', 'Some studies are for one disease only.'),
    options: [
      { id: 'lewy_body', label: forAll('Une maladie à corps de Lewy', 'Lewy body disease') },
      {
        id: 'vascular',
        label: forAll('Une maladie des vaisseaux du cerveau (démence vasculaire)', 'Vascular dementia'),
      },
      { id: 'frontotemporal', label: forAll('Une maladie fronto-temporale', 'Frontotemporal disease') },
      { id: 'parkinson', label: forAll('La maladie de Parkinson', 'Parkinson’s disease') },
      { id: 'other', label: forAll('Une autre', 'Another one') },
      unknown,
    ],
  },
]
