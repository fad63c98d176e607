import { type Answers, type Questionnaire, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import type { FlowValues } from '../step.ts'

/** The values of the steps that are questions; the id of a step is that of its question. */
export function answersIn(questionnaire: Questionnaire, values: FlowValues): Answers {
  const answers = questionnaire.questions.flatMap(({ id }) => {
    const value = values[id]
    const isAnswer = value !== undefined && (value === null || typeof value !== 'object' || Array.isArray(value))
    return isAnswer ? [[id, value] as const] : []
  })
  return Object.fromEntries(answers)
}

/** Those that count, with the version of the questions. */
export function answersToSend(questionnaire: Questionnaire, values: FlowValues) {
  const answers = relevantAnswers(questionnaire, answersIn(questionnaire, values))
  const copied = Object.entries(answers).map(([id, value]) => [id, isList(value) ? [...value] : value] as const)
  return { questionnaire_version: questionnaire.version, answers: Object.fromEntries(copied) }
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}
