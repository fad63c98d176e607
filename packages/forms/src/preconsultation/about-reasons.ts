import { type FormSection, forAll, inOwnWords, unknown } from '../bilingual-questionnaire.ts'

export const reasons: FormSection = {
  id: 'reasons',
  title: forAll('Ce qui vous amène', 'What brings you here'),
  text: forAll(
    'Il n’y a pas de bonne ou de mauvaise réponse. Vous pouvez passer chaque question.',
    'There are no right or wrong answers. You can skip any question.',
  ),
  questions: [
    {
      id: 'reasons',
      type: 'several_of',
      required: false,
      label: {
        fr: {
          self: 'Pourquoi voulez-vous voir un médecin ?',
          someone_else: 'Pourquoi voulez-vous que cette personne voie un médecin ?',
        },
        en: {
          self: 'Why do you want to see a doctor?',
          someone_else: 'Why do you want this person to see a doctor?',
        },
      },
      options: [
        {
          id: 'own_worry',
          label: {
            fr: { self: 'Ma mémoire m’inquiète', someone_else: 'Sa mémoire l’inquiète' },
            en: { self: 'I worry about my memory', someone_else: 'They worry about their memory' },
          },
        },
        {
          id: 'relatives_worry',
          label: {
            fr: { self: 'Mes proches s’inquiètent', someone_else: 'Ses proches s’inquiètent' },
            en: { self: 'People close to me worry', someone_else: 'People close to them worry' },
          },
        },
        { id: 'doctor', label: forAll('Un médecin l’a conseillé', 'A doctor advised it') },
        { id: 'memory_test', label: forAll('Le test de mémoire de ce site', 'The memory test of this site') },
        { id: 'other', label: forAll('Autre chose', 'Something else') },
      ],
    },
    inOwnWords('reasons_words', forAll('Dites-le avec vos mots.', 'Say it in your own words.')),
  ],
}

export const noticedChanges: FormSection = {
  id: 'noticed',
  title: {
    fr: { self: 'Ce que vous avez remarqué', someone_else: 'Ce que vous avez remarqué' },
    en: { self: 'What you noticed', someone_else: 'What you noticed' },
  },
  questions: [
    {
      id: 'since',
      type: 'one_of',
      required: false,
      label: forAll('Depuis quand y a-t-il un changement ?', 'When did the change start?'),
      options: [
        { id: 'under_6_months', label: forAll('Moins de 6 mois', 'Less than 6 months') },
        { id: 'under_2_years', label: forAll('Entre 6 mois et 2 ans', 'Between 6 months and 2 years') },
        { id: 'over_2_years', label: forAll('Plus de 2 ans', 'More than 2 years') },
        { id: 'no_change', label: forAll('Il n’y a pas de changement', 'There is no change') },
        unknown,
      ],
    },
    {
      id: 'pace',
      type: 'one_of',
      required: false,
      label: forAll('Comment le changement est-il venu ?', 'How did the change start?'),
      options: [
        { id: 'slowly', label: forAll('Peu à peu', 'Little by little') },
        { id: 'in_steps', label: forAll('Par étapes', 'In steps') },
        { id: 'fast', label: forAll('En quelques semaines', 'Within a few weeks') },
        { id: 'up_and_down', label: forAll('Cela va et vient', 'It comes and goes') },
        unknown,
      ],
      show_if: [{ question: 'since', is_one_of: ['under_6_months', 'under_2_years', 'over_2_years', 'unknown'] }],
    },
    inOwnWords(
      'example',
      forAll('Quel exemple récent donneriez-vous au médecin ?', 'Which recent example would you give the doctor?'),
      forAll(
        'Par exemple un rendez-vous oublié, un mot qui manque, un chemin perdu.',
        'For example an appointment that was missed, a word that would not come, getting lost.',
      ),
    ),
  ],
}
