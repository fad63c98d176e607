import { same, unknown } from '../bilingual-questionnaire.ts'
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
    hint: same('En années, par exemple 68.', 'In years, for example 68.'),
    why: same('Chaque étude a des limites d’âge.', 'Every study has age limits.'),
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
    hint: same(
      'Choisissez ce qu’un médecin a dit. S’il n’a rien dit, choisissez ce que vous remarquez.',
      'Choose what a doctor has said. If no doctor has said anything, choose what you notice.',
    ),
    why: same(
      'Chaque étude est faite pour un stade précis : sans trouble, trouble léger ou maladie.',
      'Each study is for a certain stage: no problems, mild problems or a disease.',
    ),
    options: [
      { id: 'no_change', label: same('Pas de changement', 'No change') },
      { id: 'worried', label: same('Des inquiétudes, sans diagnostic', 'Worries, without a diagnosis') },
      {
        id: 'mci',
        label: same(
          'Un trouble cognitif léger, dit par un médecin',
          'Mild cognitive impairment (MCI), according to a doctor',
        ),
      },
      {
        id: 'alzheimer',
        label: same('La maladie d’Alzheimer, dite par un médecin', 'Alzheimer’s disease, according to a doctor'),
      },
      {
        id: 'other_dementia',
        label: same(
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
    label: same('À quel stade est la maladie ?', 'What stage is the disease at?'),
    hint: same(
      'Choisissez ce qui ressemble le plus à la vie de tous les jours.',
      'Choose what is most like everyday life.',
    ),
    why: same('Chaque étude est faite pour certains stades.', 'Each study is for certain stages.'),
    options: [
      { id: 'mild', label: same('Léger : un peu d’aide, de temps en temps', 'Mild: a little help, now and then') },
      { id: 'moderate', label: same('Modéré : de l’aide chaque jour', 'Moderate: help every day') },
      { id: 'severe', label: same('Avancé : de l’aide presque tout le temps', 'Advanced: help most of the time') },
      unknown,
    ],
  },
  {
    id: 'diagnosis',
    type: 'one_of',
    required: false,
    show_if: [{ question: 'memory_state', is_one_of: ['other_dementia'] }],
    label: same('Quelle est cette maladie, dite par un médecin ?', 'What is this disease, according to a doctor?'),
    why: same('Certaines études s’adressent à une maladie précise.', 'Some studies are for one disease only.'),
    options: [
      { id: 'lewy_body', label: same('Une maladie à corps de Lewy', 'Lewy body disease') },
      {
        id: 'vascular',
        label: same('Une maladie des vaisseaux du cerveau (démence vasculaire)', 'Vascular dementia'),
      },
      { id: 'frontotemporal', label: same('Une maladie fronto-temporale', 'Frontotemporal disease') },
      { id: 'parkinson', label: same('La maladie de Parkinson', 'Parkinson’s disease') },
      { id: 'other', label: same('Une autre', 'Another one') },
      unknown,
    ],
  },
]
