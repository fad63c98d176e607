import type { I18n, MessageDescriptor } from '@lingui/core'
import type { QuestionStep } from '../step.ts'

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
