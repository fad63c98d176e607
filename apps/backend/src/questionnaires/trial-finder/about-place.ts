import { type Country, countries } from '@clairmemoire/domain/country'
import { postalCodeQuestions } from '@clairmemoire/domain/screening'
import { type BilingualWording, same } from '../bilingual-questionnaire.ts'
import type { ScreeningQuestion } from './screening-question.ts'

interface PlaceWords {
  label: BilingualWording
  hint: BilingualWording
  why: BilingualWording
}

const words: Record<Country, PlaceWords> = {
  FR: {
    label: {
      fr: {
        self: 'Quel est votre département ou votre code postal ?',
        someone_else: 'Quel est le département ou le code postal de votre proche ?',
      },
      en: {
        self: 'What is your département or your French postal code?',
        someone_else: 'What is this person’s département or French postal code?',
      },
    },
    hint: same('Par exemple 75 ou 75011.', 'For example 75 or 75011.'),
    why: same(
      'Pour trouver le centre le plus proche, nous n’utilisons que le département.',
      'To find the nearest site, we only use the département.',
    ),
  },
  US: {
    label: {
      fr: {
        self: 'Quel est votre code postal (ZIP) ?',
        someone_else: 'Quel est le code postal (ZIP) de votre proche ?',
      },
      en: { self: 'What is your ZIP code?', someone_else: 'What is this person’s ZIP code?' },
    },
    hint: same(
      'Les 3 premiers chiffres suffisent, par exemple 021.',
      'The first 3 digits are enough, for example 021.',
    ),
    why: same(
      'Pour trouver le centre le plus proche, nous n’utilisons que les 3 premiers chiffres.',
      'To find the nearest site, we only use the first 3 digits.',
    ),
  },
}

/** Where the person lives, as far as it takes to find the nearest site. */
export const questionsAboutPlace: readonly ScreeningQuestion[] = countries.map((country) => ({
  id: postalCodeQuestions[country],
  countries: [country],
  type: 'postal_code',
  required: false,
  ...words[country],
  validation: { country, max_len: 10 },
}))
