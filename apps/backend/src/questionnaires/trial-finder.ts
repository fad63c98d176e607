import { type BilingualOption, type BilingualQuestionnaire, same } from './bilingual-questionnaire.ts'

const unknown: BilingualOption = { id: 'unknown', label: same('Je ne sais pas', 'I don’t know') }

const yesNoUnknown: readonly BilingualOption[] = [
  { id: 'yes', label: same('Oui', 'Yes') },
  { id: 'no', label: same('Non', 'No') },
  unknown,
]

/** Screening before a study (R1-15). Every health question may be declined; a change of meaning is a new version. */
export const trialFinder: BilingualQuestionnaire = {
  id: 'trial-finder',
  version: '1',
  title: { fr: 'Trouver une étude', en: 'Find a study' },
  questions: [
    {
      id: 'respondent',
      type: 'one_of',
      required: true,
      label: same('Pour qui répondez-vous ?', 'Who are you answering for?'),
      hint: same(
        'Si vous répondez pour un proche, demandez-lui d’abord son accord.',
        'If you answer for someone else, ask for their agreement first.',
      ),
      options: [
        { id: 'self', label: same('Pour moi', 'For myself') },
        { id: 'someone_else', label: same('Pour un proche', 'For someone else') },
      ],
    },
    {
      id: 'age',
      type: 'number',
      required: false,
      label: {
        fr: { self: 'Quel âge avez-vous ?', someone_else: 'Quel âge a votre proche ?' },
        en: { self: 'How old are you?', someone_else: 'How old is this person?' },
      },
      hint: same('En années, par exemple 68.', 'In years, for example 68.'),
      validation: { fr: { min: 18, max: 110 }, en: { min: 18, max: 110 } },
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
      show_if: { question: 'memory_state', is_one_of: ['alzheimer'] },
      label: same('À quel stade est la maladie ?', 'What stage is the disease at?'),
      hint: same(
        'Choisissez ce qui ressemble le plus à la vie de tous les jours.',
        'Choose what is most like everyday life.',
      ),
      options: [
        { id: 'mild', label: same('Léger : un peu d’aide, de temps en temps', 'Mild: a little help, now and then') },
        { id: 'moderate', label: same('Modéré : de l’aide chaque jour', 'Moderate: help every day') },
        { id: 'severe', label: same('Avancé : de l’aide presque tout le temps', 'Severe: help most of the time') },
        unknown,
      ],
    },
    {
      id: 'study_partner',
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
      hint: same(
        'Par exemple un membre de la famille ou un ami. Beaucoup d’études le demandent.',
        'For example a relative or a friend. Many studies ask for this.',
      ),
      options: yesNoUnknown,
    },
    {
      id: 'mri',
      type: 'one_of',
      required: false,
      label: {
        fr: { self: 'Pouvez-vous passer une IRM ?', someone_else: 'Votre proche peut-il passer une IRM ?' },
        en: { self: 'Can you have an MRI scan?', someone_else: 'Can this person have an MRI scan?' },
      },
      hint: same(
        'L’IRM prend des images du cerveau dans un appareil étroit. Un stimulateur cardiaque ou du métal dans le corps peut l’empêcher.',
        'An MRI takes pictures of the brain in a narrow machine. A pacemaker or metal in the body can prevent it.',
      ),
      options: yesNoUnknown,
    },
    {
      id: 'conditions',
      type: 'several_of',
      required: false,
      label: {
        fr: {
          self: 'Avez-vous, ou avez-vous eu, l’un de ces problèmes de santé ?',
          someone_else: 'Votre proche a-t-il, ou a-t-il eu, l’un de ces problèmes de santé ?',
        },
        en: {
          self: 'Do you have, or have you had, any of these conditions?',
          someone_else: 'Does this person have, or have they had, any of these conditions?',
        },
      },
      hint: same('Plusieurs réponses sont possibles.', 'You can choose several.'),
      options: [
        { id: 'stroke', label: same('Un AVC (attaque cérébrale)', 'A stroke') },
        {
          id: 'epilepsy',
          label: same(
            'Une épilepsie ou des convulsions, ces 5 dernières années',
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
      type: 'several_of',
      required: false,
      label: {
        fr: {
          self: 'Prenez-vous, ou avez-vous pris, l’un de ces traitements ?',
          someone_else: 'Votre proche prend-il, ou a-t-il pris, l’un de ces traitements ?',
        },
        en: {
          self: 'Do you take, or have you taken, any of these treatments?',
          someone_else: 'Does this person take, or have they taken, any of these treatments?',
        },
      },
      hint: same('Plusieurs réponses sont possibles.', 'You can choose several.'),
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
    {
      id: 'postal_code',
      type: 'postal_code',
      required: false,
      label: {
        fr: {
          self: 'Quel est votre département ou votre code postal ?',
          someone_else: 'Quel est le département ou le code postal de votre proche ?',
        },
        en: { self: 'What is your ZIP code?', someone_else: 'What is this person’s ZIP code?' },
      },
      hint: same(
        'Par exemple 75 ou 75011. Nous n’utilisons que le département, pour trouver le centre le plus proche.',
        'The first 3 digits are enough, for example 021. We only use them to find the nearest site.',
      ),
      validation: { fr: { country: 'FR', max_len: 10 }, en: { country: 'US', max_len: 10 } },
    },
  ],
}
