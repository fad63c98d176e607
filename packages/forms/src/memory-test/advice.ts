import { forAll } from '../bilingual-questionnaire.ts'
import {
  mostDays,
  often,
  reportedAlcohol,
  reportedHearing,
  reportedMedicines,
  reportedMood,
  reportedSight,
  reportedSleep,
  reportedWorry,
} from './causes.ts'
import type { Advice } from './instrument.ts'
import { aboutMood, aboutSleep, finger, lancet, sideEffects, whenToAsk } from './sources.ts'

const oftenHardOnMemory = forAll('Cela pèse souvent sur la mémoire.', 'This is often hard on memory.')

/** Each advice depends on single answers, never on the next step that the score gives. */
export const advice: readonly Advice[] = [
  {
    id: 'doctor',
    title: {
      fr: { self: 'Montrez ce rapport à votre médecin', someone_else: 'Montrez ce rapport à son médecin' },
      en: { self: 'Show this report to your doctor', someone_else: 'Show this report to their doctor' },
    },
    text: forAll(
      'Imprimez-le ou ouvrez-le pendant la visite. Il dit ce que vous avez répondu, sans rien conclure.',
      'Print it, or open it during the visit. It shows what you answered and draws no conclusion.',
    ),
    why: forAll(
      'Un médecin peut chercher la cause, et certaines se soignent.',
      'A doctor can look for the cause, and some can be treated.',
    ),
    because: [{ question: 'worry', is_one_of: ['quite', 'very'], text: reportedWorry }],
    always: true,
    evidence: 'moderate',
    source: whenToAsk,
  },
  {
    id: 'medicines',
    title: forAll('Faites revoir les médicaments', 'Get the medicines checked'),
    text: forAll(
      'Apportez la liste complète à un médecin ou à un pharmacien. N’arrêtez rien avant.',
      'Take the full list to a doctor or a pharmacist. Do not stop any of them before that.',
    ),
    why: oftenHardOnMemory,
    because: [{ question: 'medicines', is_one_of: ['yes'], text: reportedMedicines }],
    evidence: 'moderate',
    source: sideEffects,
  },
  {
    id: 'hearing',
    title: forAll('Faites contrôler l’ouïe', 'Get a hearing test'),
    text: forAll('Un contrôle est court et sans douleur.', 'A hearing test is short and does not hurt.'),
    why: oftenHardOnMemory,
    because: [{ question: 'senses', is_one_of: ['hearing'], text: reportedHearing }],
    evidence: 'moderate',
    source: lancet,
  },
  {
    id: 'sight',
    title: forAll('Faites contrôler la vue', 'Get an eye exam'),
    text: forAll(
      'Des lunettes adaptées aident à suivre et à retenir.',
      'The right glasses make it easier to follow and to remember.',
    ),
    why: oftenHardOnMemory,
    because: [{ question: 'senses', is_one_of: ['sight'], text: reportedSight }],
    evidence: 'moderate',
    source: lancet,
  },
  {
    id: 'mood',
    title: forAll('Parlez du moral à un médecin', 'Talk to a doctor about mood'),
    text: forAll(
      'Un moral bas n’est pas une faiblesse. Un médecin peut aider. En cas d’idées noires, n’attendez pas : la page « De l’aide, maintenant » dit qui appeler.',
      'A low mood is not a weakness. A doctor can help. If dark thoughts come, do not wait: the “Help now” page says who to call.',
    ),
    why: oftenHardOnMemory,
    because: [{ question: 'mood', is_one_of: often, text: reportedMood }],
    evidence: 'moderate',
    source: aboutMood,
  },
  {
    id: 'sleep',
    title: forAll('Prenez soin des nuits', 'Take care of sleep'),
    text: forAll(
      'Levez-vous à la même heure et bougez le jour. Si les ronflements sont forts, dites-le à un médecin.',
      'Get up at the same time every day, and be active during the day. If there is loud snoring, tell a doctor.',
    ),
    why: oftenHardOnMemory,
    because: [{ question: 'sleep', is_one_of: often, text: reportedSleep }],
    evidence: 'limited',
    source: aboutSleep,
  },
  {
    id: 'alcohol',
    title: forAll('Buvez moins d’alcool', 'Drink less alcohol'),
    text: forAll(
      'Gardez des jours sans alcool. Si vous buvez beaucoup, parlez à un médecin avant d’arrêter d’un coup.',
      'Have some days without alcohol. If you drink a lot, ask a doctor before you stop all at once.',
    ),
    why: oftenHardOnMemory,
    because: [{ question: 'alcohol', is_one_of: mostDays, text: reportedAlcohol }],
    evidence: 'moderate',
    source: lancet,
  },
  {
    id: 'heart',
    title: forAll('Faites mesurer la tension', 'Get your blood pressure checked'),
    text: forAll(
      'Ce qui est bon pour le cœur est bon pour le cerveau. Votre médecin peut aussi regarder le sucre et le cholestérol.',
      'What is good for the heart is good for the brain. A doctor can also check sugar and cholesterol.',
    ),
    why: forAll(
      'La tension compte à tout âge, quelles que soient vos réponses.',
      'Blood pressure matters at any age, whatever you told us.',
    ),
    always: true,
    evidence: 'moderate',
    source: lancet,
  },
  {
    id: 'habits',
    title: forAll('Choisissez un petit but', 'Choose one small goal'),
    text: forAll(
      'Bouger, voir du monde, manger varié : un but très petit, tenu longtemps, vaut mieux qu’un grand. L’effet mesuré est petit.',
      'Move, see people, eat a variety of foods: a very small goal that you stick to beats a big one. The measured effect is small.',
    ),
    why: forAll('Ces habitudes font du bien au corps entier.', 'These habits are good for the whole body.'),
    always: true,
    evidence: 'moderate',
    source: finger,
  },
]
