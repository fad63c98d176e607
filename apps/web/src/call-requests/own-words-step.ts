import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Step } from '../form-flow/index.ts'

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
