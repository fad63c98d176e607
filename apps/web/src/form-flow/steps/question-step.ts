import { type Answers, type Questionnaire, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import type { I18n, MessageDescriptor } from '@lingui/core'
import type { FlowValues, QuestionStep } from '../step.ts'

interface ChoiceCopy {
  id: string
  title: MessageDescriptor
  hint: MessageDescriptor
  /** By the id of the option. */
  options: Readonly<Record<string, MessageDescriptor>>
}

/** A question of the site itself, about the form rather than a person: one of these must be chosen. */
export function choiceStep(i18n: I18n, { id, title, hint, options }: ChoiceCopy): QuestionStep {
  const both = (copy: MessageDescriptor) => ({ self: i18n._(copy), someone_else: i18n._(copy) })
  return {
    kind: 'question',
    id,
    wording: 'self',
    question: {
      id,
      type: 'one_of',
      required: true,
      label: both(title),
      hint: both(hint),
      options: Object.entries(options).map(([option, label]) => ({ id: option, label: both(label) })),
    },
  }
}

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
