import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { type BilingualQuestionnaire, questionnaireIn } from './bilingual-questionnaire.ts'
import type { ServedInstruments } from './orientation/memory-tests.ts'
import { memoryTest, shortMemoryTest } from './orientation/memory-test.ts'
import { satisfaction } from './satisfaction/satisfaction.ts'
import { trialFinder } from './trial-finder/trial-finder.ts'

const questionnaires: readonly BilingualQuestionnaire[] = [trialFinder, satisfaction]

/** The memory tests of the product, by who answers. */
export const memoryTests: ServedInstruments = {
  patient: memoryTest,
  relative: memoryTest,
  professional: shortMemoryTest,
}

/** Undefined when no questionnaire has the id (R7-18). */
export function findQuestionnaire(id: string, locale: Locale): Questionnaire | undefined {
  const found = questionnaires.find((questionnaire) => questionnaire.id === id)
  return found && questionnaireIn(locale, found)
}

/** Whether answers to it need an explicit consent. */
export function asksAboutHealth(id: string): boolean {
  return id !== satisfaction.id
}

export function trialFinderIn(locale: Locale): Questionnaire {
  return questionnaireIn(locale, trialFinder)
}
