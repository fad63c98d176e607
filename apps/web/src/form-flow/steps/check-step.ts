import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CheckStep } from '../step.ts'

interface CheckCopy {
  title: MessageDescriptor
  submitLabel: MessageDescriptor
  /** What else than sending the button does. */
  hint?: MessageDescriptor
}

const request: CheckCopy = {
  title: msg({ id: 'form-flow.check.request', message: 'Vérifiez votre demande' }),
  submitLabel: msg({ id: 'form-flow.check.request.submit', message: 'Envoyer ma demande' }),
}

const notSent = msg({
  id: 'form-flow.check.hint',
  message: 'Vous pouvez encore tout modifier. Rien n’est envoyé avant que vous appuyiez sur le bouton.',
})

/** The last page of a flow; of a request, unless it says what else is sent. */
export function checkStep(i18n: I18n, { title, submitLabel, hint = notSent }: CheckCopy = request): CheckStep {
  return {
    kind: 'check',
    id: 'check',
    title: i18n._(title),
    hint: i18n._(hint),
    submitLabel: i18n._(submitLabel),
  }
}
