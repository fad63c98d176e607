import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { choiceStep, type FlowValues, type Step } from '../form-flow/index.ts'

const calleeStepId = 'callee'

/** Whom the clinic calls: the visitor, unless they say that it is someone close to them. */
export function callsSomeoneElse(values: FlowValues): boolean {
  return values[calleeStepId] === 'someone_else'
}

export function calleeStep(i18n: I18n): Step {
  return choiceStep(i18n, {
    id: calleeStepId,
    title: msg({ id: 'call-requests.callee.title', message: 'Qui devons-nous appeler ?' }),
    hint: msg({
      id: 'call-requests.callee.hint',
      message: 'La personne que vous choisissez répondra à nos questions.',
    }),
    options: {
      me: msg({ id: 'call-requests.callee.me', message: 'Moi' }),
      someone_else: msg({ id: 'call-requests.callee.someone-else', message: 'Un de mes proches' }),
    },
  })
}
