import type { Locale } from '@clairmemoire/domain/locale'
import type { Questionnaire } from '@clairmemoire/domain/questionnaire'
import { type BilingualQuestionnaire, questionnaireIn } from './bilingual-questionnaire.ts'
import { trialFinder } from './trial-finder/trial-finder.ts'

const questionnaires: readonly BilingualQuestionnaire[] = [trialFinder]

/** Undefined when no questionnaire has the id (R7-18). */
export function findQuestionnaire(id: string, locale: Locale): Questionnaire | undefined {
  const found = questionnaires.find((questionnaire) => questionnaire.id === id)
  return found && questionnaireIn(locale, found)
}

export function trialFinderIn(locale: Locale): Questionnaire {
  return questionnaireIn(locale, trialFinder)
}
