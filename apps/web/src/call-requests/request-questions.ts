import type { Respondent } from '@clairmemoire/api-client/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { choiceStep, type FlowValues, type Step } from '../form-flow/index.ts'

interface OwnWordsCopy {
  id: string
  title: MessageDescriptor
  hint: MessageDescriptor
  /** Fewer characters than the contract takes, where more goes with them. */
  longest?: number
}

/** As long as the contract takes. */
const longestOfContract = 2000

/** Something to say in one's own words, which may be left out. */
export function ownWordsStep(i18n: I18n, { id, title, hint, longest = longestOfContract }: OwnWordsCopy): Step {
  const both = (copy: MessageDescriptor) => ({ self: i18n._(copy), someone_else: i18n._(copy) })
  return {
    kind: 'question',
    id,
    wording: 'self',
    question: {
      id,
      type: 'long_text',
      required: false,
      label: both(title),
      hint: both(hint),
      validation: { max_len: longest },
    },
  }
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
