import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import type { Study } from '@clairmemoire/domain/study'
import { type BilingualQuestionnaire, questionnaireIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { memoryTest, relativesMemoryTest } from '@clairmemoire/forms/memory-test'
import { satisfaction } from '@clairmemoire/forms/satisfaction'
import { trialFinder } from '@clairmemoire/forms/trial-finder'
import { openStudiesIn } from '@clairmemoire/studies'
import type { ServedInstruments } from './memory-tests.ts'

/** Those of each country that take people in. */
export function openIn(studies: readonly Study[]) {
  return { FR: openStudiesIn('FR', studies), US: openStudiesIn('US', studies) }
}

/** The questionnaires of this operator. */
export interface Questionnaires {
  /** Undefined when no questionnaire has the id (R7-18). */
  find: (id: string, locale: Locale) => Questionnaire | undefined
  trialFinderIn: (locale: Locale) => Questionnaire
}

/** What these studies need to be asked. */
export function questionnairesFor(studies: readonly Study[]): Questionnaires {
  const finder = trialFinder(openIn(studies))
  const published: readonly BilingualQuestionnaire[] = [finder, satisfaction]
  return {
    find: (id, locale) => {
      const found = published.find((questionnaire) => questionnaire.id === id)
      return found && questionnaireIn(locale, found)
    },
    trialFinderIn: (locale) => questionnaireIn(locale, finder),
  }
}

/** The memory tests of the product, by who answers. */
export const memoryTests: ServedInstruments = {
  patient: memoryTest,
  relative: relativesMemoryTest,
  professional: memoryTest,
}

/** Whether answers to it need an explicit consent. */
export function asksAboutHealth(id: string): boolean {
  return id !== satisfaction.id
}
