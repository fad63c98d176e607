import { type BilingualQuestion, forAll, unknown, yesNoUnknown } from '../bilingual-questionnaire.ts'

/** Asks how the difficulties began. */
export const onset: BilingualQuestion = {
  id: 'onset',
  type: 'one_of',
  required: false,
  label: forAll(
    'Comment les oublis ou les difficultés ont-ils commencé ?',
    'How did the forgetting or the trouble start?',
  ),
  why: forAll('Ce qui vient d’un coup demande de l’aide plus vite.', 'A sudden change needs help sooner.'),
  options: [
    { id: 'none', label: forAll('Je ne remarque rien', 'I have not noticed anything') },
    { id: 'always', label: forAll('Cela a toujours été ainsi', 'It has always been this way') },
    { id: 'slow', label: forAll('Peu à peu', 'Little by little') },
    {
      id: 'sudden_recent',
      label: forAll(
        'D’un coup, ces derniers jours ou ces dernières semaines',
        'All of a sudden, in the last few days or weeks',
      ),
      urgent: true,
    },
    { id: 'sudden_before', label: forAll('D’un coup, il y a plus longtemps', 'All of a sudden, longer ago') },
    unknown,
  ],
}

export const onsetDay: BilingualQuestion = {
  id: 'onset_day',
  type: 'date',
  required: false,
  label: forAll('Quel jour est-ce arrivé ?', 'What day did it happen?'),
  hint: forAll('À peu près, si vous ne savez plus.', 'Your best guess, if you are not sure.'),
  why: forAll('Le médecin vous le demandera.', 'The doctor will ask you this.'),
  show_if: [{ question: 'onset', is_one_of: ['sudden_before', 'sudden_recent'] }],
}

export const since: BilingualQuestion = {
  id: 'since',
  type: 'one_of',
  required: false,
  label: forAll('Depuis combien de temps ?', 'For how long?'),
  why: forAll('Le médecin vous le demandera.', 'The doctor will ask you this.'),
  options: [
    { id: 'months', label: forAll('Moins de six mois', 'Less than six months') },
    { id: 'year', label: forAll('De six mois à deux ans', 'Six months to two years') },
    { id: 'years', label: forAll('Plus de deux ans', 'More than two years') },
    unknown,
  ],
  show_if: [{ question: 'onset', is_one_of: ['slow', 'unknown'] }],
}

export const worry: BilingualQuestion = {
  id: 'worry',
  type: 'scale',
  required: false,
  label: {
    fr: {
      self: 'Votre mémoire vous inquiète-t-elle ?',
      someone_else: 'La mémoire de cette personne vous inquiète-t-elle ?',
    },
    en: { self: 'Does your memory worry you?', someone_else: 'Does this person’s memory worry you?' },
  },
  why: forAll('Votre souci compte, quelle que soit la cause.', 'Your worry matters, whatever the cause.'),
  options: [
    { id: 'not_at_all', label: forAll('Pas du tout', 'Not at all') },
    { id: 'a_little', label: forAll('Un peu', 'A little') },
    { id: 'quite', label: forAll('Assez', 'Quite a bit') },
    { id: 'very', label: forAll('Beaucoup', 'Very much') },
  ],
}

export const noticed: BilingualQuestion = {
  id: 'noticed',
  type: 'one_of',
  required: false,
  label: {
    fr: {
      self: 'Une personne proche a-t-elle remarqué un changement ?',
      someone_else: 'Quelqu’un d’autre que vous a-t-il remarqué un changement ?',
    },
    en: {
      self: 'Has someone close to you noticed a change?',
      someone_else: 'Has someone other than you noticed a change?',
    },
  },
  why: forAll('On voit parfois mal ses propres oublis.', 'It can be hard to notice what you forget.'),
  options: yesNoUnknown,
}

export const help: BilingualQuestion = {
  id: 'help',
  type: 'scale',
  required: false,
  label: {
    fr: {
      self: 'Vous faut-il de l’aide pour des choses que vous faisiez seul ou seule ?',
      someone_else: 'Faut-il aider cette personne pour des choses qu’elle faisait sans aide ?',
    },
    en: {
      self: 'Do you need help with things you used to do on your own?',
      someone_else: 'Does this person need help with things they used to do on their own?',
    },
  },
  hint: forAll(
    'À cause de la mémoire ou de l’attention, pas d’une douleur.',
    'Because of memory or focus, not because of pain.',
  ),
  why: forAll('L’aide dont on a besoin dit ce qui presse.', 'The help that is needed shows what is urgent.'),
  options: [
    { id: 'none', label: forAll('Non', 'No') },
    { id: 'some', label: forAll('Un peu, de temps en temps', 'A little, now and then') },
    { id: 'a_lot', label: forAll('Oui, chaque semaine ou plus', 'Yes, every week or more') },
  ],
}
