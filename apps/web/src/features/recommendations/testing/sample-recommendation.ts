import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { sayIn } from '@clairmemoire/ui/testing/in-language'
import { sampleResultId } from '../../../testing/staged-backend.ts'

/** A result with every possible part. */
export function sampleRecommendation(locale: Locale, change: Partial<Recommendation> = {}): Recommendation {
  const say = sayIn(locale)
  const question = say('Redites-vous la même chose ?', 'Do you say the same thing twice?')
  const often = say('Souvent', 'Often')
  return {
    id: sampleResultId,
    user_type: 'patient',
    locale,
    instrument: { id: 'sample-test', version: '1' },
    answered_on: '2027-03-05',
    expires_on: '2028-03-04',
    information_only: false,
    score: {
      points: 19,
      max_points: 80,
      band: 'talk_to_doctor',
      at_least: false,
      title: say('Parlez-en à votre médecin', 'It is worth talking to your doctor'),
      text: say(
        'Vos réponses sont une bonne raison d’en parler à votre médecin.',
        'What you told us is a good reason to talk to your doctor.',
      ),
      because: [
        say('Vous nous avez dit que votre mémoire vous inquiète.', 'You told us that your memory worries you.'),
        say(
          'Redire la même chose : très souvent, plus qu’avant.',
          'Saying something twice: very often, more than before.',
        ),
      ],
      starts: { talk_to_doctor: 24, make_appointment: 49 },
    },
    areas: [
      {
        id: 'remembering',
        title: say('Se souvenir', 'Remembering'),
        level: 'some',
        change: 'more',
        text: say('Ici, une partie de ces choses arrive souvent.', 'Some of these things happen often here.'),
      },
      {
        id: 'words',
        title: say('Les mots', 'Words'),
        level: 'not_enough',
        change: 'not_told',
        text: say('Trop peu de réponses pour le dire.', 'Too few answers to tell.'),
      },
    ],
    declined: 1,
    asked: 30,
    causes: [
      {
        id: 'sleep',
        title: say('Le sommeil', 'Sleep'),
        text: say('De mauvaises nuits gênent l’attention.', 'Bad nights get in the way of focus.'),
        because: [say('Vous nous avez dit que vos nuits sont mauvaises.', 'You told us that you have bad nights.')],
      },
    ],
    advice: [
      {
        id: 'report',
        title: say('Montrez ce rapport', 'Show this report'),
        text: say('Imprimez-le ou gardez-le.', 'Print it or keep it.'),
        why: say('Vous nous avez dit que cela vous inquiète.', 'You told us that it worries you.'),
        evidence: 'moderate',
        source: { title: say('Une source d’exemple', 'A sample source'), href: 'https://source.example/report' },
      },
    ],
    goals: [
      {
        id: 'walk',
        pillar: 'movement',
        title: say('Marcher un peu plus', 'Walk a little more'),
        text: say('Dix minutes, trois jours cette semaine.', 'Ten minutes, three days this week.'),
      },
      {
        id: 'call',
        pillar: 'people',
        title: say('Appeler quelqu’un', 'Call someone'),
        text: say('Un appel à un ami.', 'One call to a friend.'),
      },
      {
        id: 'fish',
        pillar: 'food',
        title: say('Manger du poisson', 'Eat fish'),
        text: say('Une fois cette semaine.', 'Once this week.'),
      },
    ],
    chosen_goals: [],
    answers: [
      { id: 'repeats', question, answer: often, area: 'remembering' },
      { id: 'mood', question: say('Avez-vous le moral ?', 'How is your mood?'), answer: null },
    ],
    contact: { email: false, phone: false },
    ...change,
  }
}
