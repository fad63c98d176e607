import { type BilingualOption, type BilingualQuestionnaire, forAll } from '../bilingual-questionnaire.ts'

const howMuch: readonly BilingualOption[] = [
  { id: 'not_at_all', label: forAll('Pas du tout', 'Not at all') },
  { id: 'a_little', label: forAll('Un peu', 'A little') },
  { id: 'quite', label: forAll('Assez', 'Quite a bit') },
  { id: 'very', label: forAll('Tout à fait', 'Very much') },
]

/** The questions are about the site, never about the person. */
export const satisfaction: BilingualQuestionnaire = {
  id: 'satisfaction',
  version: '1',
  title: { fr: 'Votre avis', en: 'Your feedback' },
  questions: [
    {
      id: 'easy',
      type: 'scale',
      required: false,
      label: forAll('Les questions étaient-elles faciles à comprendre ?', 'Were the questions easy to understand?'),
      options: howMuch,
    },
    {
      id: 'useful',
      type: 'scale',
      required: false,
      label: forAll('Savez-vous mieux quoi faire maintenant ?', 'Do you have a better idea of what to do now?'),
      options: howMuch,
    },
    {
      id: 'comment',
      type: 'long_text',
      required: false,
      label: forAll('Que pouvons-nous faire mieux ?', 'What can we do better?'),
      hint: forAll('N’écrivez rien sur votre santé.', 'Do not write about your health.'),
      validation: { max_len: 500 },
    },
  ],
}
