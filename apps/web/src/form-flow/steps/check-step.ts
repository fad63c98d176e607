import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CheckStep } from '../step.ts'

interface CheckCopy {
  title: MessageDescriptor
  submitLabel: MessageDescriptor
}

const request: CheckCopy = {
  title: msg({ id: 'form-flow.check.request', message: 'Vérifiez votre demande' }),
  submitLabel: msg({ id: 'form-flow.check.request.submit', message: 'Envoyer ma demande' }),
}

/** The last page of a flow; of a request, unless it says what else is sent. */
export function checkStep(i18n: I18n, { title, submitLabel } = request): CheckStep {
  return {
    kind: 'check',
    id: 'check',
    title: i18n._(title),
    hint: i18n._(
      msg({
        id: 'form-flow.check.hint',
        message: 'Vous pouvez encore tout modifier. Rien n’est envoyé avant que vous appuyiez sur le bouton.',
      }),
    ),
    submitLabel: i18n._(submitLabel),
  }
}
