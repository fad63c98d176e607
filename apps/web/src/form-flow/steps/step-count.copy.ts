import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StepProgress } from './step-rules.ts'

/** The text after the word "step": the number of the step, and the total if it is known. */
export function stepCount(i18n: I18n, { current, total, isMost }: StepProgress): string {
  if (total === undefined) return String(current)
  return i18n._(
    isMost
      ? msg({ id: 'form-flow.progress.of-most', message: `${current} sur ${total} au plus` })
      : msg({ id: 'form-flow.progress.of', message: `${current} sur ${total}` }),
  )
}
