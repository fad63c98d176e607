import { type BilingualWording, forAll } from '../bilingual-questionnaire.ts'
import type { Cause } from './instrument.ts'

const reported = (fr: [self: string, other: string], en: [self: string, other: string]): BilingualWording => ({
  fr: { self: `Vous nous avez dit que ${fr[0]}`, someone_else: `Vous nous avez dit que ${fr[1]}` },
  en: { self: `You told us that ${en[0]}`, someone_else: `You told us that ${en[1]}` },
})

export const reportedMood = reported(
  ['votre moral est bas, ou que vous avez moins d’envies.', 'son moral est bas, ou que ses envies baissent.'],
  ['you feel down, or less interested in things.', 'this person feels down, or less interested in things.'],
)
export const reportedLowMood = reported(
  ['votre moral est très souvent bas.', 'son moral est très souvent bas.'],
  ['you very often feel down.', 'this person very often feels down.'],
)
export const reportedSleep = reported(
  ['vos nuits sont mauvaises.', 'ses nuits sont mauvaises.'],
  ['you sleep badly.', 'this person sleeps badly.'],
)
export const reportedMedicines = reported(
  ['vous avez pris ou changé un médicament.', 'cette personne a pris ou changé un médicament.'],
  ['you started or changed a medicine.', 'this person started or changed a medicine.'],
)
export const reportedHearing = reported(
  ['vous avez du mal à entendre.', 'cette personne a du mal à entendre.'],
  ['it is hard for you to hear.', 'it is hard for this person to hear.'],
)
export const reportedSight = reported(
  ['vous avez du mal à voir.', 'cette personne a du mal à voir.'],
  ['it is hard for you to see.', 'it is hard for this person to see.'],
)
export const reportedAlcohol = reported(
  ['vous buvez de l’alcool presque chaque jour.', 'cette personne boit de l’alcool presque chaque jour.'],
  ['you drink alcohol on most days.', 'this person drinks alcohol on most days.'],
)
export const reportedWorry = reported(
  ['votre mémoire vous inquiète.', 'sa mémoire vous inquiète.'],
  ['your memory worries you.', 'their memory worries you.'],
)

export const often = ['often', 'very_often']
export const mostDays = ['daily', 'more']

export const causes: readonly Cause[] = [
  {
    id: 'mood',
    title: forAll('L’humeur', 'Mood'),
    text: forAll(
      'Quand le moral est bas, l’esprit retient moins bien. Cela se soigne.',
      'A low mood makes it harder to remember. This can be treated.',
    ),
    because: [{ question: 'mood', is_one_of: often, text: reportedMood }],
  },
  {
    id: 'sleep',
    title: forAll('Le sommeil', 'Sleep'),
    text: forAll(
      'Le cerveau range les souvenirs la nuit. De mauvaises nuits gênent l’attention et la mémoire.',
      'The brain sorts memories at night. Poor sleep gets in the way of focus and memory.',
    ),
    because: [{ question: 'sleep', is_one_of: often, text: reportedSleep }],
  },
  {
    id: 'medicines',
    title: forAll('Les médicaments', 'Medicines'),
    text: forAll(
      'Des médicaments peuvent gêner la mémoire. N’arrêtez rien sans l’avis d’un médecin ou d’un pharmacien.',
      'Some medicines can cloud memory. Do not stop one before you ask a doctor or a pharmacist.',
    ),
    because: [{ question: 'medicines', is_one_of: ['yes'], text: reportedMedicines }],
  },
  {
    id: 'senses',
    title: forAll('L’ouïe et la vue', 'Hearing and sight'),
    text: forAll(
      'On retient mal ce que l’on entend ou voit mal. Un contrôle est simple.',
      'What is hard to hear or see is hard to remember. Getting it checked is simple.',
    ),
    because: [
      { question: 'senses', is_one_of: ['hearing'], text: reportedHearing },
      { question: 'senses', is_one_of: ['sight'], text: reportedSight },
    ],
  },
  {
    id: 'alcohol',
    title: forAll('L’alcool', 'Alcohol'),
    text: forAll(
      'L’alcool gêne la mémoire, même sans ivresse. Boire moins aide souvent.',
      'Alcohol can get in the way of memory, even a little at a time. Drinking less can help.',
    ),
    because: [{ question: 'alcohol', is_one_of: mostDays, text: reportedAlcohol }],
  },
  {
    id: 'worry',
    title: forAll('Le souci', 'Worry'),
    text: forAll(
      'Un souci prend de la place dans la tête. On fait alors moins attention, et on retient moins.',
      'Worry takes up room in the mind. It makes it harder to pay attention and to remember.',
    ),
    because: [{ question: 'worry', is_one_of: ['quite', 'very'], text: reportedWorry }],
  },
]
