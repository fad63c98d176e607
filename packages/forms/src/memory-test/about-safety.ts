import { type BilingualOption, type BilingualQuestion, forAll } from '../bilingual-questionnaire.ts'

const sign = (id: string, fr: string, en: string): BilingualOption => ({ id, label: forAll(fr, en), urgent: true })

const signs: readonly BilingualOption[] = [
  sign(
    'confusion',
    'Ne plus savoir où l’on est, ou parler sans suite',
    'Not knowing where you are, or talk that makes no sense',
  ),
  sign('speech', 'Du mal à parler ou à comprendre', 'Trouble talking or understanding'),
  sign(
    'weakness',
    'Un côté du visage qui tombe, un bras ou une jambe sans force',
    'A face that droops on one side, or an arm or a leg with no strength',
  ),
  sign('sight', 'Une vue qui se trouble ou qui part', 'Blurred vision, or loss of vision'),
  sign('headache', 'Un mal de tête brutal et très fort', 'A sudden, very bad headache'),
  sign('blow', 'Des oublis après une chute ou un coup sur la tête', 'Forgetting after a fall or a blow to the head'),
]

export const suddenSigns = signs.map(({ id }) => id)

/** This question comes first, because people with such a sign need help now and no questionnaire. */
export const questionAboutSuddenSigns: BilingualQuestion = {
  id: 'sudden_signs',
  type: 'several_of',
  required: false,
  label: {
    fr: {
      self: 'Ces derniers jours, l’un de ces signes est-⁠il venu d’un coup ?',
      someone_else: 'Ces derniers jours, l’un de ces signes est-⁠il venu d’un coup chez cette personne ?',
    },
    en: {
      self: 'In the last few days, did any of these come on suddenly?',
      someone_else: 'In the last few days, did any of these come on suddenly in this person?',
    },
  },
  hint: forAll('Si oui, appelez les secours sans attendre.', 'If so, call for help right away.'),
  why: forAll('Un signe soudain demande de l’aide tout de suite.', 'A sudden sign needs help right away.'),
  options: [...signs, { id: 'none', label: forAll('Aucun de ces signes', 'None of these'), exclusive: true }],
}

const alreadySeen: BilingualOption = {
  id: 'seen',
  label: {
    fr: { self: 'Un médecin m’a déjà vu pour cela', someone_else: 'Un médecin a déjà vu cette personne pour cela' },
    en: { self: 'A doctor has seen me for this', someone_else: 'A doctor has seen this person for this' },
  },
}
const longAgo: BilingualOption = {
  id: 'long_ago',
  label: forAll('C’était il y a longtemps', 'This was long ago'),
}

/** Asks whether an urgent sign still needs help. It has its own page, with the numbers to call, before any other question. */
function whetherStillUrgent(settles: string, is_one_of: readonly string[]): BilingualQuestion {
  return {
    id: `${settles}_seen`,
    type: 'one_of',
    required: false,
    label: forAll(
      'Ce changement soudain demande-t-il de l’aide maintenant ?',
      'Does this sudden change need help now?',
    ),
    options: [{ id: 'now', label: forAll('Oui, maintenant', 'Yes, now'), urgent: true }, longAgo, alreadySeen],
    settles,
    show_if: [{ question: settles, is_one_of }],
  }
}

export const suddenSignsSeen = whetherStillUrgent('sudden_signs', suddenSigns)
export const onsetSeen = whetherStillUrgent('onset', ['sudden_recent'])

/** Asks about changes that can suddenly be dangerous, whatever their cause. */
export const safety: BilingualQuestion = {
  id: 'safety',
  type: 'several_of',
  required: false,
  label: {
    fr: {
      self: 'L’une de ces choses est-elle vraie pour vous ?',
      someone_else: 'L’une de ces choses est-elle vraie pour cette personne ?',
    },
    en: { self: 'Is any of this true for you?', someone_else: 'Is any of this true for this person?' },
  },
  why: forAll(
    'Pour chacune, il y a des gestes simples qui protègent.',
    'For each one, simple steps can keep people safe.',
  ),
  options: [
    {
      id: 'medicines',
      label: forAll('Des médicaments oubliés, ou pris deux fois', 'Medicines that are missed, or taken twice'),
    },
    { id: 'falls', label: forAll('Une chute ou plus, cette année', 'One or more falls this year') },
    {
      id: 'driving',
      label: forAll('Conduire est devenu difficile, ou fait peur', 'Driving has become hard, or feels unsafe'),
    },
    { id: 'alone', label: forAll('Vivre seul ou seule', 'Living alone') },
    { id: 'none', label: forAll('Rien de tout cela', 'None of these'), exclusive: true },
  ],
}

/** Only relatives are asked this question, which is about themselves. */
export const ownStrength: BilingualQuestion = {
  id: 'own_strength',
  type: 'scale',
  required: false,
  label: forAll('Et vous, comment tenez-vous ?', 'And how are you holding up?'),
  why: forAll('Qui aide a aussi besoin d’aide.', 'Those who help need help too.'),
  options: [
    { id: 'well', label: forAll('Cela va', 'I am fine') },
    { id: 'tired', label: forAll('Je suis souvent fatigué ou fatiguée', 'I am often tired') },
    { id: 'exhausted', label: forAll('Je n’en peux plus', 'I am completely worn out') },
  ],
}
