import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { type AskingStudies, askingStudies } from '@clairmemoire/domain/screening-order'
import type { Study } from '@clairmemoire/domain/study'
import { openStudiesIn } from '@clairmemoire/domain/studies'
import { type BilingualQuestionnaire, questionnaireIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { memoryTest, relativesMemoryTest } from '@clairmemoire/forms/memory-test'
import { satisfaction } from '@clairmemoire/forms/satisfaction'
import { everyQuestion, trialFinder } from '@clairmemoire/forms/trial-finder'
import type { ServedInstruments } from './memory-tests.ts'

/** The recruiting studies of each country. */
export function openIn(studies: readonly Study[]) {
  return { FR: openStudiesIn('FR', studies), US: openStudiesIn('US', studies) }
}

/** The questionnaires of this operator. */
export interface Questionnaires {
  /** Returns undefined if no questionnaire has the id (R7-18). */
  find: (id: string, locale: Locale) => Questionnaire | undefined
  /** The studies that decide the order of its questions; undefined for a questionnaire with a fixed order. */
  askingOf: (id: string) => AskingStudies | undefined
  trialFinderIn: (locale: Locale) => Questionnaire
  /** The trial finder with all questions, so that answers given before a study closed are accepted. */
  answerableFinderIn: (locale: Locale) => Questionnaire
}

/** The trial finder asks everything that the criteria of the current studies need. */
export function questionnairesFor({ current }: { current: () => readonly Study[] }): Questionnaires {
  const ofStudies = new WeakMap<readonly Study[], FinderOfStudies>()
  const currentFinder = () => {
    const studies = current()
    const known = ofStudies.get(studies)
    if (known) return known
    const open = openIn(studies)
    const questionnaire = trialFinder(open)
    const finder = { questionnaire, answerable: withEveryQuestion(questionnaire), asking: askingStudies(open) }
    ofStudies.set(studies, finder)
    return finder
  }
  return {
    find: (id, locale) => {
      if (id === satisfaction.id) return questionnaireIn(locale, satisfaction)
      return id === everyQuestion.id ? questionnaireIn(locale, currentFinder().questionnaire) : undefined
    },
    askingOf: (id) => (id === everyQuestion.id ? currentFinder().asking : undefined),
    trialFinderIn: (locale) => questionnaireIn(locale, currentFinder().questionnaire),
    answerableFinderIn: (locale) => questionnaireIn(locale, currentFinder().answerable),
  }
}

interface FinderOfStudies {
  questionnaire: BilingualQuestionnaire
  answerable: BilingualQuestionnaire
  asking: AskingStudies
}

function withEveryQuestion(finder: BilingualQuestionnaire): BilingualQuestionnaire {
  const asked = new Set(finder.questions.map(({ id }) => id))
  return { ...finder, questions: [...finder.questions, ...everyQuestion.questions.filter(({ id }) => !asked.has(id))] }
}

/** The memory tests of the product by respondent. */
export const memoryTests: ServedInstruments = {
  patient: memoryTest,
  relative: relativesMemoryTest,
  professional: memoryTest,
}

/** Whether the answers to a questionnaire need an explicit consent. */
export function asksAboutHealth(id: string): boolean {
  return id !== satisfaction.id
}
