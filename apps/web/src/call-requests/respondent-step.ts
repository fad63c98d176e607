import type { Respondent } from '@clairmemoire/api-client/schema'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { choiceStep, type FlowValues, type Step } from '../form-flow/index.ts'

const respondentStepId = 'respondent'

export function respondentStep(i18n: I18n): Step {
  return choiceStep(i18n, {
    id: respondentStepId,
    title: msg({ id: 'call-requests.respondent.title', message: 'Pour qui est cette demande ?' }),
    hint: msg({
      id: 'call-requests.respondent.hint',
      message: 'Pour une autre personne, demandez-lui d’abord si elle est d’accord.',
    }),
    options: {
      self: msg({ id: 'call-requests.respondent.self', message: 'Pour moi' }),
      someone_else: msg({ id: 'call-requests.respondent.someone-else', message: 'Pour un proche' }),
    },
  })
}

/** Who asks, as far as they said; for themselves until they do. */
export function respondentIn(values: FlowValues): Respondent {
  return values[respondentStepId] === 'someone_else' ? 'someone_else' : 'self'
}
