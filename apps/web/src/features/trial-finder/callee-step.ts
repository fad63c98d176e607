import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlowValues, Step } from '../form-flow/index.ts'

const calleeStepId = 'callee'

/** Whom the clinic calls: the visitor, unless they say that it is someone close to them. */
export function callsSomeoneElse(values: FlowValues): boolean {
  return values[calleeStepId] === 'someone_else'
}

export function calleeStep(i18n: I18n): Step {
  const both = (text: string) => ({ self: text, someone_else: text })
  return {
    kind: 'question',
    id: calleeStepId,
    wording: 'self',
    question: {
      id: calleeStepId,
      type: 'one_of',
      required: true,
      label: both(i18n._(msg({ id: 'trial-finder.callee.title', message: 'Qui devons-nous appeler ?' }))),
      hint: both(
        i18n._(
          msg({ id: 'trial-finder.callee.hint', message: 'La personne que vous choisissez répondra à nos questions.' }),
        ),
      ),
      options: [
        { id: 'me', label: both(i18n._(msg({ id: 'trial-finder.callee.me', message: 'Moi' }))) },
        {
          id: 'someone_else',
          label: both(i18n._(msg({ id: 'trial-finder.callee.someone-else', message: 'Un de mes proches' }))),
        },
      ],
    },
  }
}
