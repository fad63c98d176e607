import { type BilingualWording, forAll } from '../bilingual-questionnaire.ts'
import { reportedLowMood } from './causes.ts'
import type { Advice } from './instrument.ts'
import { aboutMood, atHome, sideEffects } from './sources.ts'

const reported = (fr: string, en: string): BilingualWording => ({
  fr: { self: `Vous nous avez dit : ${fr}.`, someone_else: `Vous nous avez dit : ${fr}.` },
  en: { self: `You told us: ${en}.`, someone_else: `You told us: ${en}.` },
})

const often = ['often', 'very_often']
const now = forAll(
  'Ce geste protège dès aujourd’hui, quelle que soit la cause.',
  'This helps from today on, whatever the cause.',
)

/** Advice that is shown before any other, the most urgent first. */
export const safetyAdvice: readonly Advice[] = [
  {
    id: 'dark_thoughts',
    title: forAll('Parlez à quelqu’un aujourd’hui', 'Talk to someone today'),
    text: forAll(
      'Si vous pensez à mourir, ou si vous avez peur pour quelqu’un, appelez maintenant. C’est gratuit, de jour comme de nuit. Sinon, voyez un médecin cette semaine.',
      'If you are thinking of dying, or are afraid for someone, call now. It is free, day and night. If not, see a doctor this week.',
    ),
    why: now,
    because: [{ question: 'mood', is_one_of: ['very_often'], text: reportedLowMood }],
    evidence: 'moderate',
    source: aboutMood,
    personal: true,
    help: 'crisis_line',
  },
  {
    id: 'own_strength',
    title: forAll('Demandez du relais pour vous', 'Ask for a break for yourself'),
    text: forAll(
      'Dites-le à votre médecin, et acceptez quelques heures d’aide par semaine. Des lignes d’écoute répondent à ceux qui aident.',
      'Tell your own doctor, and accept a few hours of help a week. There are helplines for people who care for someone.',
    ),
    why: now,
    because: [
      {
        question: 'own_strength',
        is_one_of: ['exhausted'],
        text: reported('vous n’en pouvez plus', 'you are completely worn out'),
      },
    ],
    evidence: 'moderate',
    source: atHome,
    personal: true,
    help: 'help_now',
  },
  {
    id: 'stove',
    title: forAll('Rendez la cuisine plus sûre', 'Make the kitchen safer'),
    text: forAll(
      'Posez un détecteur de fumée et une plaque qui s’arrête seule. Ne laissez rien sur le feu en sortant de la pièce.',
      'Put in a smoke alarm, and a stove that turns itself off. Leave nothing on the stove when you leave the room.',
    ),
    why: now,
    because: [
      {
        question: 'stove',
        is_one_of: often,
        text: reported(
          'le feu, l’eau ou la porte sont souvent oubliés',
          'the stove, the water or the door is often forgotten',
        ),
      },
    ],
    evidence: 'moderate',
    source: atHome,
    personal: true,
  },
  {
    id: 'way',
    title: forAll('Sortez avec de quoi être aidé', 'Carry what you need to get help'),
    text: forAll(
      'Gardez sur vous un téléphone, votre adresse et le numéro d’un proche. Dites où vous allez et quand vous rentrez.',
      'Carry a phone, your address and the number of someone close to you. Say where you are going and when you will be back.',
    ),
    why: now,
    because: [
      {
        question: 'way',
        is_one_of: often,
        text: reported('un chemin connu fait souvent hésiter', 'a known route often causes doubts'),
      },
    ],
    evidence: 'limited',
    source: atHome,
    personal: true,
  },
  {
    id: 'mixed_medicines',
    title: forAll('Mettez les médicaments en ordre', 'Get the medicines organized'),
    text: forAll(
      'Un pharmacien ou une infirmière peut préparer un pilulier pour la semaine. Ne rattrapez jamais une dose sans avis.',
      'A pharmacist or a nurse can fill a pill box for the week. Never make up for a missed dose without asking.',
    ),
    why: now,
    because: [
      {
        question: 'safety',
        is_one_of: ['medicines'],
        text: reported('des médicaments sont oubliés, ou pris deux fois', 'medicines are missed, or taken twice'),
      },
    ],
    evidence: 'moderate',
    source: sideEffects,
    personal: true,
  },
  {
    id: 'falls',
    title: forAll('Parlez des chutes à un médecin', 'Tell a doctor about the falls'),
    text: forAll(
      'Une chute se raconte, même sans blessure. Éclairez les passages, ôtez les tapis, et faites revoir la vue et les médicaments.',
      'Tell a doctor about any fall, even without an injury. Keep the way well lit, take up rugs, and get eyes and medicines checked.',
    ),
    why: now,
    because: [
      {
        question: 'safety',
        is_one_of: ['falls'],
        text: reported('il y a eu une chute cette année', 'there was a fall this year'),
      },
    ],
    evidence: 'strong',
    source: atHome,
    personal: true,
  },
  {
    id: 'driving',
    title: forAll('Faites le point sur la conduite', 'Get advice about driving'),
    text: forAll(
      'Ne conduisez pas en attendant l’avis d’un médecin. Il peut proposer un bilan de conduite.',
      'Do not drive until a doctor has given advice. A driving test can be part of it.',
    ),
    why: now,
    because: [
      {
        question: 'safety',
        is_one_of: ['driving'],
        text: reported('conduire est devenu difficile, ou fait peur', 'driving has become hard, or feels unsafe'),
      },
    ],
    evidence: 'moderate',
    source: atHome,
    personal: true,
  },
  {
    id: 'money',
    title: forAll('Protégez l’argent et les papiers', 'Protect money and papers'),
    text: forAll(
      'Demandez à un proche de relire les factures avec vous. Ne donnez jamais un code par téléphone. Prenez votre temps avant de signer.',
      'Ask someone close to you to go over bills with you. Never give a code over the phone. Never sign anything in a hurry.',
    ),
    why: now,
    because: [
      {
        question: 'papers',
        is_one_of: often,
        text: reported(
          'il y a souvent des erreurs d’argent ou de papiers',
          'there are often mistakes with money or forms',
        ),
      },
      {
        question: 'help',
        is_one_of: ['a_lot'],
        text: reported('il faut de l’aide chaque semaine', 'help is needed every week'),
      },
    ],
    evidence: 'limited',
    source: atHome,
    personal: true,
  },
  {
    id: 'alone',
    title: forAll('Convenez d’un appel chaque jour', 'Set up a daily call'),
    text: forAll(
      'Une personne qui appelle à heure fixe, une clé chez un voisin, un bouton d’alarme : un seul de ces gestes aide déjà.',
      'Someone who calls at a set time, a key with a neighbor, an alert button: even one of these helps.',
    ),
    why: now,
    because: [
      {
        question: 'safety',
        is_one_of: ['alone'],
        text: reported('la vie se passe sans autre personne au foyer', 'nobody else lives in the home'),
      },
    ],
    evidence: 'limited',
    source: atHome,
    personal: true,
  },
  {
    id: 'come_along',
    title: forAll('Venez au rendez-vous avec quelqu’un', 'Come to the appointment with someone'),
    text: forAll(
      'Notez le jour à un endroit que l’on voit. Une personne proche peut venir, écouter et rappeler ce qui a été dit.',
      'Write the day down where it is easy to see. Someone close can come, listen and remember what was said.',
    ),
    why: forAll('À deux, on retient mieux ce que dit un médecin.', 'Two people remember more of what a doctor says.'),
    because: [
      {
        question: 'appointments',
        is_one_of: often,
        text: reported('des rendez-vous sont souvent oubliés', 'what was planned is often missed'),
      },
    ],
    evidence: 'limited',
    source: atHome,
    personal: true,
  },
]
