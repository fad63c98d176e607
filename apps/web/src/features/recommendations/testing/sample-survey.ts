import type { Questionnaire, SurveyAnswers } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { sayIn } from '@clairmemoire/ui/testing/in-language'

/** The backend's response to stored answers. */
export const stored: SurveyAnswers = {
  id: '2f0c6f0e-6c8e-4f5a-9d0e-3b1a2c4d5e6f',
  created_at: '2027-03-05T10:00:00Z',
}

/** One question of each kind. */
export function sampleSurvey(locale: Locale): Questionnaire {
  const say = sayIn(locale)
  const forAll = (french: string, english: string) => ({
    self: say(french, english),
    someone_else: say(french, english),
  })
  return {
    id: 'satisfaction',
    version: '1',
    title: say('Votre avis', 'Your feedback'),
    questions: [
      {
        id: 'easy',
        type: 'scale',
        required: false,
        label: forAll('Les questions étaient-elles faciles ?', 'Were the questions easy?'),
        options: [
          { id: 'not_at_all', label: forAll('Pas du tout', 'Not at all') },
          { id: 'very', label: forAll('Tout à fait', 'Very much') },
        ],
      },
      {
        id: 'comment',
        type: 'long_text',
        required: false,
        label: forAll('Que pouvons-nous faire mieux ?', 'What can we do better?'),
        validation: { max_len: 500 },
      },
    ],
  }
}
