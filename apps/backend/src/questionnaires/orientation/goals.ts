import { same } from '../bilingual-questionnaire.ts'
import type { Goal } from './instrument.ts'

type Text = readonly [fr: string, en: string]

const goal = (id: string, pillar: Goal['pillar'], title: Text, text: Text): Goal => ({
  id,
  pillar,
  title: same(...title),
  text: same(...text),
})

/** Tiny on purpose: of a large programme most people keep little. */
export const goals: readonly Goal[] = [
  goal(
    'walk',
    'movement',
    ['Marcher un peu plus', 'Walk a little more'],
    ['Dix minutes de marche, trois jours cette semaine.', 'Ten minutes of walking, on three days this week.'],
  ),
  goal(
    'garden',
    'movement',
    ['Jardiner ou danser', 'Garden or dance'],
    ['Un quart d’heure, deux jours cette semaine.', 'A quarter of an hour, on two days this week.'],
  ),
  goal(
    'vegetables',
    'food',
    ['Manger plus de légumes', 'Eat more vegetables'],
    ['Une part de plus, trois jours cette semaine.', 'One more serving, on three days this week.'],
  ),
  goal(
    'fish',
    'food',
    ['Manger du poisson', 'Eat fish'],
    ['Une fois cette semaine, frais ou en boîte.', 'Once this week, fresh or from a can.'],
  ),
  goal(
    'learn',
    'mind',
    ['Apprendre une petite chose', 'Learn one small thing'],
    [
      'Une recette, une chanson ou cinq mots, deux jours cette semaine.',
      'A dish, a song or five words, on two days this week.',
    ],
  ),
  goal(
    'play',
    'mind',
    ['Jouer', 'Play a game'],
    ['Des cartes ou des mots croisés, deux jours cette semaine.', 'Cards or a word game, on two days this week.'],
  ),
  goal(
    'call',
    'people',
    ['Appeler quelqu’un', 'Call someone'],
    ['Un appel à un ami, deux jours cette semaine.', 'A call to a friend, on two days this week.'],
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
    ['Faire mesurer sa tension', 'Have blood pressure taken'],
    ['Prendre le rendez-vous cette semaine.', 'Set up the visit this week.'],
  ),
  goal(
    'salt',
    'heart',
    ['Mettre moins de sel', 'Use less salt'],
    ['Goûter avant de saler, chaque jour de la semaine.', 'Taste before you add salt, every day of the week.'],
  ),
]
