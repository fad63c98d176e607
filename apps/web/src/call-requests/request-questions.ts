import type { Respondent } from '@clairmemoire/api-client/schema'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { choiceStep, type FlowValues, type OwnQuestionCopy, ownQuestionStep, type Step } from '../form-flow/index.ts'

interface OwnWordsCopy extends OwnQuestionCopy {
  /** Fewer characters than the contract takes, where more goes with them. */
  longest?: number
}

/** As long as the contract takes. */
const longestOfContract = 2000

/** Something to say in one's own words, which may be left out. */
export function ownWordsStep(i18n: I18n, { longest = longestOfContract, ...copy }: OwnWordsCopy): Step {
  return ownQuestionStep(i18n, copy, { type: 'long_text', required: false, validation: { max_len: longest } })
}

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
