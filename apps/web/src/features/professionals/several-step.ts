import type { I18n } from '@lingui/core'
import { choiceStep, type FlowValues, type QuestionStep } from '../../form-flow/index.ts'

/** A question with closed answers, of which several may be chosen. */
export function severalStep(i18n: I18n, copy: Parameters<typeof choiceStep>[1]): QuestionStep {
  const step = choiceStep(i18n, copy)
  return { ...step, question: { ...step.question, type: 'several_of' } }
}

/** What was chosen there, in the words of the question. */
export function chosenWords(i18n: I18n, values: FlowValues, { id, options }: Parameters<typeof choiceStep>[1]): string {
  const chosen = [values[id]].flat()
  return Object.entries(options)
    .filter(([option]) => chosen.includes(option))
    .map(([, label]) => i18n._(label))
    .join(', ')
}
