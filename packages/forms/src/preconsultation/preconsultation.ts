import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire, Wording } from '@clairmemoire/domain/questionnaire'
import {
  type BilingualQuestion,
  type BilingualQuestionnaire,
  type FormSection,
  inOwnWords,
  questionnaireIn,
  forAll,
  yesNoUnknown,
} from '../bilingual-questionnaire.ts'
import { mood, senses, sleep } from '../memory-test/about-well-being.ts'
import { memoryTest } from '../memory-test/memory-test.ts'
import { dailyLife, medicines } from './about-daily-life.ts'
import { reasons, noticedChanges } from './about-reasons.ts'
import { companionQuestion, questionsAboutCompanion } from './about-companion.ts'

const needs: BilingualQuestion = {
  id: 'needs',
  type: 'several_of',
  required: false,
  label: forAll('De quoi y a-t-il besoin ce jour-là ?', 'What is needed on that day?'),
  options: [
    { id: 'no_steps', label: forAll('Un accès sans marche', 'Step-free access') },
    { id: 'hearing', label: forAll('Que l’on parle plus fort', 'People speaking louder') },
    { id: 'interpreter', label: forAll('Une autre langue que le français', 'A language other than French') },
    { id: 'breaks', label: forAll('Des pauses', 'Breaks') },
    { id: 'none', label: forAll('Rien de particulier', 'Nothing in particular'), exclusive: true },
  ],
}

const consultationDay: FormSection = {
  id: 'the_day',
  title: forAll('Le jour de la consultation', 'The day of the consultation'),
  text: forAll(
    'À apporter : l’ordonnance, les derniers examens, les lunettes et les appareils pour entendre.',
    'To bring: the prescription, the latest tests, glasses and hearing aids.',
  ),
  questions: [...questionsAboutCompanion, needs],
}

/** The section as it was in version 1. */
const consultationDayOfVersion1: FormSection = { ...consultationDay, questions: [companionQuestion, needs] }

const hopes: FormSection = {
  id: 'hopes',
  title: forAll('Ce que vous attendez', 'What you want'),
  questions: [
    {
      id: 'hopes',
      type: 'several_of',
      required: false,
      label: forAll('Qu’attendez-vous de la consultation ?', 'What do you want from the consultation?'),
      options: [
        { id: 'understand', label: forAll('Comprendre ce qui se passe', 'To understand what is going on') },
        { id: 'be_heard', label: forAll('Pouvoir en parler', 'To be able to talk about it') },
        { id: 'advice', label: forAll('Des conseils pour tous les jours', 'Advice for every day') },
        { id: 'treatment', label: forAll('Parler des traitements', 'To talk about treatments') },
        { id: 'help', label: forAll('De l’aide à la maison', 'Help at home') },
        { id: 'relatives', label: forAll('Du soutien pour les proches', 'Support for family and friends') },
      ],
    },
    inOwnWords(
      'hopes_words',
      forAll('Quelle est la question la plus importante ?', 'Which question is the most important one?'),
    ),
  ],
}

const history: FormSection = {
  id: 'history',
  title: {
    fr: { self: 'Votre santé jusqu’ici', someone_else: 'Sa santé jusqu’ici' },
    en: { self: 'Your health so far', someone_else: 'Their health so far' },
  },
  questions: [
    {
      id: 'conditions',
      type: 'several_of',
      required: false,
      label: {
        fr: {
          self: 'Avez-vous, ou avez-vous eu, l’un de ces problèmes de santé ?',
          someone_else: 'Cette personne a-t-elle, ou a-t-elle eu, l’un de ces problèmes de santé ?',
        },
        en: {
          self: 'Do you have, or have you had, any of these health problems?',
          someone_else: 'Does this person have, or have they had, any of these health problems?',
        },
      },
      why: forAll('Cela peut jouer sur la mémoire.', 'This can have an effect on memory.'),
      options: [
        { id: 'blood_pressure', label: forAll('De la tension', 'High blood pressure') },
        { id: 'heart', label: forAll('Un problème de cœur', 'A heart problem') },
        { id: 'diabetes', label: forAll('Du diabète', 'Diabetes') },
        { id: 'stroke', label: forAll('Un AVC', 'A stroke') },
        { id: 'head_injury', label: forAll('Un choc à la tête', 'A blow to the head') },
        { id: 'depression', label: forAll('Une dépression', 'Depression') },
        { id: 'epilepsy', label: forAll('Des crises d’épilepsie', 'Seizures') },
        { id: 'none', label: forAll('Rien de tout cela', 'None of these'), exclusive: true },
      ],
    },
    {
      id: 'family',
      type: 'one_of',
      required: false,
      label: forAll(
        'Quelqu’un de la famille a-t-il eu une maladie de la mémoire ?',
        'Has anyone in the family had a memory disease?',
      ),
      options: yesNoUnknown,
    },
    inOwnWords(
      'history_words',
      forAll('Que doit encore savoir le médecin ?', 'What else should the doctor know?'),
      forAll('Une opération, une longue maladie, des examens.', 'An operation, a long illness, tests.'),
    ),
  ],
}

/** These questions are those of the memory test, so that its answers can be reused here. */
const moodAndSleep: FormSection = {
  id: 'mood_and_sleep',
  title: forAll('Le moral, le sommeil, les sens', 'Mood, sleep, senses'),
  text: forAll('Ils comptent autant que la mémoire.', 'They matter as much as memory.'),
  questions: [mood, sleep, senses],
}

/** One version of the form. */
interface Preconsultation extends BilingualQuestionnaire {
  sections: readonly FormSection[]
}

const firstSections = [reasons, noticedChanges, medicines, history, dailyLife, moodAndSleep]

/** The questions with which a person prepares a consultation, in free text. Each may be declined, and none has a score. */
export const preconsultation = preconsultationOf('2', [...firstSections, consultationDay, hopes])

/** Stored answers are read with the questions of their version, so former versions stay here. */
const former = [preconsultationOf('1', [...firstSections, consultationDayOfVersion1, hopes])]

export const everyPreconsultation: readonly Preconsultation[] = [...former, preconsultation]

function preconsultationOf(version: string, sections: readonly FormSection[]): Preconsultation {
  return {
    id: 'preconsultation',
    version,
    title: { fr: 'Préparer votre consultation', en: 'Prepare your consultation' },
    sections,
    questions: sections.flatMap(({ questions }) => questions),
  }
}

function inVersion(version: string): Preconsultation {
  return everyPreconsultation.find((known) => known.version === version) ?? preconsultation
}

/** The ids of the questions that are the same in the memory test, so that its answers can be reused here. */
const fromMemoryTest = preconsultation.questions
  .filter(({ label }) => memoryTest.questions.some((asked) => asked.label === label))
  .map(({ id }) => id)

/** How long the form takes someone who is not in a hurry. */
const minutes = 15

/** The respondent. */
type PreconsultationUserType = 'patient' | 'relative'

/** The schema `PreconsultationForm` of the contract. */
interface ServedForm extends Questionnaire {
  user_type: PreconsultationUserType
  minutes: number
  /** The ids of the questions that the memory test asks too. */
  from_memory_test: string[]
  sections: { id: string; title: Wording; text?: Wording; questions: string[] }[]
}

/** The current form, or an earlier version. */
export function preconsultationIn(locale: Locale, version: string = preconsultation.version): Questionnaire {
  const { sections: _, ...questionnaire } = inVersion(version)
  return questionnaireIn(locale, questionnaire)
}

export function preconsultationFor(userType: PreconsultationUserType, locale: Locale): ServedForm {
  return {
    ...preconsultationIn(locale),
    user_type: userType,
    minutes,
    from_memory_test: fromMemoryTest,
    sections: preconsultation.sections.map(({ id, title, text, questions }) => ({
      id,
      title: title[locale],
      ...(text && { text: text[locale] }),
      questions: questions.map((question) => question.id),
    })),
  }
}

/** The title of the section of a question. */
export function sectionOf(
  question: string,
  wording: keyof Wording,
  locale: Locale,
  version: string = preconsultation.version,
): string | undefined {
  const found = inVersion(version).sections.find(({ questions }) => questions.some(({ id }) => id === question))
  return found?.title[locale][wording]
}
