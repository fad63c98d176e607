import { type BilingualQuestion, forAll, yesNoUnknown } from '../bilingual-questionnaire.ts'
import { frequencies } from './frequency.ts'

const why = forAll('Cela peut gêner la mémoire.', 'This can get in the way of memory.')

export const mood: BilingualQuestion = {
  id: 'mood',
  type: 'scale',
  required: false,
  label: {
    fr: {
      self: 'Ces deux dernières semaines, avez-vous eu le moral bas ou moins d’envies ?',
      someone_else: 'Ces deux dernières semaines, cette personne a-t-elle eu le moral bas ou moins d’envies ?',
    },
    en: {
      self: 'In the last two weeks, did you feel down or less interested in things?',
      someone_else: 'In the last two weeks, did this person feel down or less interested in things?',
    },
  },
  why,
  options: frequencies,
}

export const sleep: BilingualQuestion = {
  id: 'sleep',
  type: 'scale',
  required: false,
  label: {
    fr: {
      self: 'Vos nuits sont-elles mauvaises ?',
      someone_else: 'Les nuits de cette personne sont-elles mauvaises ?',
    },
    en: { self: 'Do you sleep badly?', someone_else: 'Does this person sleep badly?' },
  },
  hint: forAll(
    'Un sommeil court ou coupé, ou de la fatigue au réveil.',
    'Short or broken sleep, or being tired when you wake up.',
  ),
  why,
  options: frequencies,
}

export const medicines: BilingualQuestion = {
  id: 'medicines',
  type: 'one_of',
  required: false,
  label: {
    fr: {
      self: 'Avez-vous pris ou changé un médicament ces derniers mois ?',
      someone_else: 'Cette personne a-t-elle pris ou changé un médicament ces derniers mois ?',
    },
    en: {
      self: 'Did you start or change a medicine in the last few months?',
      someone_else: 'Did this person start or change a medicine in the last few months?',
    },
  },
  hint: forAll(
    'Même sans ordonnance, par exemple pour dormir.',
    'Even one you buy without a prescription, such as a sleep aid.',
  ),
  why,
  options: yesNoUnknown,
}

export const senses: BilingualQuestion = {
  id: 'senses',
  type: 'several_of',
  required: false,
  label: {
    fr: {
      self: 'Avez-vous du mal à entendre ou à voir ?',
      someone_else: 'Cette personne a-t-elle du mal à entendre ou à voir ?',
    },
    en: { self: 'Is it hard for you to hear or see?', someone_else: 'Is it hard for this person to hear or see?' },
  },
  hint: forAll('Même avec des lunettes ou un appareil.', 'Even with glasses or a hearing aid.'),
  why: forAll('On retient mal ce que l’on entend ou voit mal.', 'What is hard to hear or see is hard to remember.'),
  options: [
    { id: 'hearing', label: forAll('À entendre', 'To hear') },
    { id: 'sight', label: forAll('À voir', 'To see') },
    { id: 'none', label: forAll('Non', 'No'), exclusive: true },
  ],
}

export const alcohol: BilingualQuestion = {
  id: 'alcohol',
  type: 'scale',
  required: false,
  label: {
    fr: { self: 'Buvez-vous de l’alcool ?', someone_else: 'Cette personne boit-elle de l’alcool ?' },
    en: { self: 'Do you drink alcohol?', someone_else: 'Does this person drink alcohol?' },
  },
  why,
  options: [
    { id: 'rarely', label: forAll('Jamais ou rarement', 'Never or rarely') },
    { id: 'weekly', label: forAll('Quelques jours par semaine', 'A few days a week') },
    { id: 'daily', label: forAll('Un verre presque chaque jour', 'One drink on most days') },
    { id: 'more', label: forAll('Plusieurs verres presque chaque jour', 'A few drinks on most days') },
  ],
}

export const comment: BilingualQuestion = {
  id: 'comment',
  type: 'long_text',
  required: false,
  label: forAll('Que voulez-vous dire d’autre au médecin ?', 'What else do you want to tell the doctor?'),
  hint: forAll(
    'Un exemple récent aide beaucoup. Vous pouvez aussi passer.',
    'A recent example helps a lot. You can also skip this.',
  ),
  validation: { max_len: 500 },
}
