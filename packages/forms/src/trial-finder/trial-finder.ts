import { countries, type Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { postalCodeQuestions } from '@clairmemoire/domain/postal-code'
import { type Answers, type Question, shownQuestions, type Wording } from '@clairmemoire/domain/questionnaire'
import type { Criterion } from '@clairmemoire/domain/study'
import {
  type BilingualOption,
  type BilingualQuestion,
  type BilingualQuestionnaire,
  type BilingualWording,
  questionnaireIn,
  forAll,
  unknown,
} from '../bilingual-questionnaire.ts'
import { questionsAboutConditions } from './about-conditions.ts'
import { questionsAboutLife } from './about-life.ts'
import { questionsAboutMemory } from './about-memory.ts'
import { questionsAboutTakingPart } from './about-taking-part.ts'
import { questionsAboutTreatments } from './about-treatments.ts'
import { type OpenStudies, questionsInUse, type ScreeningQuestion, withoutStudies } from './screening-question.ts'
import { trialFinderVersion } from './version.ts'

/** Options for how long ago something was; their ids are those of `monthsAgo`. */
const howLongAgo: readonly BilingualOption[] = [
  { id: 'under_1', label: forAll('En ce moment, ou il y a moins d’un mois', 'Now, or less than a month ago') },
  { id: 'from_1', label: forAll('Il y a 1 à 3 mois', '1 to 3 months ago') },
  { id: 'from_3', label: forAll('Il y a 3 à 6 mois', '3 to 6 months ago') },
  { id: 'from_6', label: forAll('Il y a 6 à 12 mois', '6 to 12 months ago') },
  { id: 'from_12', label: forAll('Il y a 1 à 2 ans', '1 to 2 years ago') },
  { id: 'from_24', label: forAll('Il y a 2 à 5 ans', '2 to 5 years ago') },
  { id: 'over_60', label: forAll('Il y a plus de 5 ans', 'More than 5 years ago') },
  unknown,
]

const why = forAll(
  'Après quelque temps, cela ne compte plus pour une étude.',
  'After some time, it no longer counts for a study.',
)

/** Makes a question for each entry of these lists: it asks how long ago that was if the entry was chosen. */
function whenQuestions(asking: readonly ScreeningQuestion[]): ScreeningQuestion[] {
  const entries = asking.flatMap(({ id: list, options = [] }) =>
    options.filter(({ exclusive }) => !exclusive).map((option) => ({ list, option })),
  )
  return entries
    .filter(({ option }, index) => entries.findIndex((other) => other.option.id === option.id) === index)
    .map(({ list, option: { id, label } }) => ({
      id: `when_${id}`,
      type: 'one_of',
      required: false,
      show_if: [{ question: list, is_one_of: [id] }],
      label: forAll(`${label.fr.self} : quand était-ce, la dernière fois ?`, `${label.en.self}: when was it last?`),
      why,
      options: howLongAgo,
    }))
}

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
    hint: forAll('Par exemple 75 ou 75011.', 'For example 75 or 75011.'),
    why: forAll(
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
    hint: forAll(
      'Les 3 premiers chiffres suffisent, par exemple 021.',
      'The first 3 digits are enough, for example 021.',
    ),
    why: forAll(
      'Pour trouver le centre le plus proche, nous n’utilisons que les 3 premiers chiffres.',
      'To find the nearest site, we only use the first 3 digits.',
    ),
  },
}

/** Asks where the person lives, only as precisely as needed to find the nearest site. */
const questionsAboutPlace: readonly ScreeningQuestion[] = countries.map((country) => ({
  id: postalCodeQuestions[country],
  servesAny: true,
  countries: [country],
  type: 'postal_code',
  required: false,
  ...words[country],
  validation: { country, max_len: 10 },
}))

/** The questions about respondent and country, which everybody is asked, because all other questions depend on them. */
const openingQuestions: readonly BilingualQuestion[] = [
  {
    id: 'respondent',
    type: 'one_of',
    required: true,
    label: forAll('Pour qui répondez-vous ?', 'Who are you answering for?'),
    hint: forAll(
      'Si vous répondez pour un proche, demandez-⁠lui d’abord son accord.',
      'If you answer for someone else, ask for their agreement first.',
    ),
    options: [
      { id: 'self', label: forAll('Pour moi', 'For myself') },
      { id: 'someone_else', label: forAll('Pour un proche', 'For someone else') },
    ],
  },
  {
    id: 'country',
    type: 'one_of',
    required: true,
    label: {
      fr: { self: 'Où habitez-vous ?', someone_else: 'Où habite votre proche ?' },
      en: { self: 'Where do you live?', someone_else: 'Where does this person live?' },
    },
    why: forAll('Chaque étude a lieu dans certains pays seulement.', 'Each study takes place in some countries only.'),
    options: [
      { id: 'FR', label: forAll('En France', 'In France') },
      { id: 'US', label: forAll('Aux États-Unis', 'In the United States') },
      { id: 'elsewhere', label: forAll('Dans un autre pays', 'In another country') },
    ],
  },
]

/** The screening questions; each is asked only if an open study needs it. */
const screeningQuestions: readonly ScreeningQuestion[] = [
  ...questionsAboutMemory,
  ...questionsAboutTakingPart,
  ...questionsAboutConditions,
  ...questionsAboutTreatments,
  ...whenQuestions(
    [...questionsAboutConditions, ...questionsAboutTreatments].filter(({ type }) => type === 'several_of'),
  ),
  ...questionsAboutLife,
  ...questionsAboutPlace,
]

/** The screening before a study (R1-15). Every health question may be declined; a changed meaning needs a new version. */
export const everyQuestion: BilingualQuestionnaire = {
  id: 'trial-finder',
  version: trialFinderVersion,
  title: { fr: 'Trouver une étude', en: 'Find a study' },
  questions: [...openingQuestions, ...screeningQuestions],
}

/** The questions that decide these criteria of a study, given these answers. */
export function questionsFor(criteria: readonly Criterion[], answers: Answers, locale: Locale): Asked[] {
  const serving = screeningQuestions.filter(({ servesAny }) => !servesAny)
  const inUse = questionsInUse(serving, { FR: [{ criteria }], US: [{ criteria }] })
  const questions = [...openingQuestions, ...inUse]
  const shown = shownQuestions(questionnaireIn(locale, { ...everyQuestion, questions }), answers)
  return shown.slice(openingQuestions.length).map(unconditional)
}

/** A question without its conditions. */
function unconditional(asked: Question): Asked {
  const { show_if: _, options, ...question } = asked
  return {
    ...question,
    ...(options && {
      options: options.map(({ id, label, exclusive }) => ({ id, label, ...(exclusive && { exclusive }) })),
    }),
  }
}

/** A question without its conditions, as `PhoneQuestions` of the contract has it. */
interface Asked extends Omit<Question, 'show_if' | 'options'> {
  options?: { id: string; label: Wording; exclusive?: boolean }[]
}

/** The questionnaire with the questions that the recruiting studies need. */
export function trialFinder(open: OpenStudies): BilingualQuestionnaire {
  const inUse = questionsInUse(screeningQuestions, open).map((question) => withoutStudies(question, open))
  return { ...everyQuestion, questions: [...openingQuestions, ...inUse] }
}
