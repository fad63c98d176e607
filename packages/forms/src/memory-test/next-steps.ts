import { forAll } from '../bilingual-questionnaire.ts'
import type { Goal, Instrument, StepText } from './instrument.ts'

type Text = readonly [fr: string, en: string]

const goal = (id: string, pillar: Goal['pillar'], title: Text, text: Text, days = 1): Goal => ({
  id,
  pillar,
  title: forAll(...title),
  text: forAll(...text),
  days,
})

/** The goals are small on purpose, because most people give up an ambitious plan. */
export const goals: readonly Goal[] = [
  goal(
    'walk',
    'movement',
    ['Marcher un peu plus', 'Walk a little more'],
    ['Dix minutes de marche, trois jours cette semaine.', 'Ten minutes of walking, on three days this week.'],
    3,
  ),
  goal(
    'garden',
    'movement',
    ['Jardiner ou danser', 'Garden or dance'],
    ['Un quart d’heure, deux jours cette semaine.', 'Fifteen minutes, on two days this week.'],
    2,
  ),
  goal(
    'vegetables',
    'food',
    ['Manger plus de légumes', 'Eat more vegetables'],
    ['Une part de plus, trois jours cette semaine.', 'One more serving, on three days this week.'],
    3,
  ),
  goal(
    'fish',
    'food',
    ['Manger du poisson', 'Eat fish'],
    ['Une fois cette semaine, frais ou en boîte.', 'Once this week, fresh or canned.'],
  ),
  goal(
    'learn',
    'mind',
    ['Apprendre une petite chose', 'Learn one small thing'],
    [
      'Une recette, une chanson ou cinq mots, deux jours cette semaine.',
      'A recipe, a song or five words, on two days this week.',
    ],
    2,
  ),
  goal(
    'play',
    'mind',
    ['Jouer', 'Play a game'],
    ['Des cartes ou des mots croisés, deux jours cette semaine.', 'Cards or a word game, on two days this week.'],
    2,
  ),
  goal(
    'call',
    'people',
    ['Appeler quelqu’un', 'Call someone'],
    ['Un appel à un ami, deux jours cette semaine.', 'A call to a friend, on two days this week.'],
    2,
  ),
  goal(
    'meet',
    'people',
    ['Voir quelqu’un', 'See someone'],
    ['Une rencontre, même courte, cette semaine.', 'One visit, even a short one, this week.'],
  ),
  goal(
    'pressure',
    'heart',
    ['Faire mesurer sa tension', 'Get blood pressure checked'],
    ['Prendre le rendez-vous cette semaine.', 'Make the appointment this week.'],
  ),
  goal(
    'salt',
    'heart',
    ['Mettre moins de sel', 'Use less salt'],
    ['Goûter avant de saler, chaque jour de la semaine.', 'Taste before you add salt, every day of the week.'],
    7,
  ),
]

/** Shown before the next step after a sudden sign or change, because the words of the step may sound less urgent. */
export const urgentText: StepText = {
  title: forAll('Demandez de l’aide tout de suite', 'Get help right away'),
  text: {
    fr: {
      self: 'Vous nous avez parlé d’un changement soudain. N’attendez pas : appelez les secours, ou un médecin dès aujourd’hui. Si un médecin vous a déjà vu pour cela, parlez-lui de la suite.',
      someone_else:
        'Vous nous avez parlé d’un changement soudain. N’attendez pas : appelez les secours, ou un médecin dès aujourd’hui. Si un médecin a déjà vu cette personne pour cela, parlez-lui de la suite.',
    },
    en: {
      self: 'You told us about a sudden change. Do not wait: call for emergency help, or a doctor today. If a doctor has seen you for it before, ask them what to do next.',
      someone_else:
        'You told us about a sudden change. Do not wait: call for emergency help, or a doctor today. If a doctor has seen this person for it before, ask them what to do next.',
    },
  },
}

/** The words for each next step. They never say "normal" or "not normal", and never name a disease. */
export const nextStepTexts: Instrument['steps'] = {
  nothing_urgent: {
    title: forAll('Rien ne presse', 'Nothing urgent'),
    text: {
      fr: {
        self: 'Dans vos réponses, rien ne demande d’agir vite. Cela ne dit pas que tout va bien. Si quelque chose change, ou si un doute reste, parlez-en à votre médecin.',
        someone_else:
          'Dans vos réponses, rien ne demande d’agir vite. Cela ne dit pas que tout va bien. Si quelque chose change, ou si un doute reste, cette personne peut en parler à son médecin.',
      },
      en: {
        self: 'Nothing you told us calls for quick action. This does not mean that all is well. If something changes, or if you still have doubts, talk to your doctor.',
        someone_else:
          'Nothing you told us calls for quick action. This does not mean that all is well. If something changes, or if doubts remain, this person can talk to their doctor.',
      },
    },
  },
  talk_to_doctor: {
    title: {
      fr: { self: 'Parlez-en à votre médecin', someone_else: 'Le mieux est d’en parler à son médecin' },
      en: { self: 'It is worth talking to your doctor', someone_else: 'It is worth talking to their doctor' },
    },
    text: {
      fr: {
        self: 'Vos réponses sont une bonne raison d’en parler à votre médecin, lors de votre prochaine visite. Beaucoup de choses peuvent gêner la mémoire, et certaines se soignent.',
        someone_else:
          'Vos réponses sont une bonne raison d’en parler à son médecin, lors de la prochaine visite. Beaucoup de choses peuvent gêner la mémoire, et certaines se soignent.',
      },
      en: {
        self: 'What you told us is a good reason to talk to your doctor at your next visit. Many things can get in the way of memory, and some can be treated.',
        someone_else:
          'What you told us is a good reason to talk to their doctor at the next visit. Many things can get in the way of memory, and some can be treated.',
      },
    },
  },
  make_appointment: {
    title: {
      fr: { self: 'Prenez rendez-⁠vous, s’il vous plaît', someone_else: 'Un rendez-⁠vous est à prendre' },
      en: { self: 'Please make an appointment', someone_else: 'Please help them make an appointment' },
    },
    text: {
      fr: {
        self: 'Vos réponses demandent l’avis d’un médecin dans les semaines qui viennent. Il peut chercher la cause avec vous. Cela ne dit pas que vous êtes malade.',
        someone_else:
          'Vos réponses demandent l’avis d’un médecin dans les semaines qui viennent. Il peut chercher la cause avec cette personne. Cela ne dit pas qu’elle est malade.',
      },
      en: {
        self: 'What you told us needs a doctor’s advice in the next few weeks. A doctor can look for the cause with you. This does not mean that you are ill.',
        someone_else:
          'What you told us needs a doctor’s advice in the next few weeks. A doctor can look for the cause with this person. This does not mean that they are ill.',
      },
    },
  },
  not_enough: {
    title: forAll('Trop peu de réponses pour le dire', 'Too few answers to tell'),
    text: {
      fr: {
        self: 'Vous avez choisi de ne pas tout dire, et c’est votre droit. Mais nous ne pouvons donc pas vous dire si quelque chose presse. Si vous avez un doute, parlez-en à votre médecin.',
        someone_else:
          'Vous avez choisi de ne pas tout dire, et c’est votre droit. Mais nous ne pouvons donc pas dire si quelque chose presse. Si vous avez un doute, parlez-en à un médecin.',
      },
      en: {
        self: 'You chose not to say everything, and that is your right. But it means that we cannot say how soon to act. If you have doubts, talk to your doctor.',
        someone_else:
          'You chose not to say everything, and that is your right. But it means that we cannot say how soon to act. If you have doubts, talk to a doctor.',
      },
    },
  },
}
