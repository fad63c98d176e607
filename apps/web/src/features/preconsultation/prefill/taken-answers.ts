import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import { type AnswerValue, checkAnswer, type Question } from '@clairmemoire/domain/questionnaire'
import type { FlowValues } from '../../../form-flow/index.ts'

/** The questions whose answers may come from the memory test, as far as they are not answered here. */
export function questionsToTake(form: PreconsultationForm, values: FlowValues): Question[] {
  const alike = new Set(form.from_memory_test)
  return form.questions.filter(({ id }) => alike.has(id) && !Object.hasOwn(values, id))
}

/** What of the given answers can stand here: what was declined there, or is no answer here, is asked again. */
export function takenAnswers(questions: readonly Question[], given: Readonly<Record<string, unknown>>): FlowValues {
  const taken = questions.flatMap((question) => {
    const value = given[question.id]
    return isGiven(value) && checkAnswer(question, value) === undefined ? [[question.id, value] as const] : []
  })
  return Object.fromEntries(taken)
}

function isGiven(value: unknown): value is NonNullable<AnswerValue> {
  return (typeof value === 'string' && value !== '') || (Array.isArray(value) && value.length > 0)
}
