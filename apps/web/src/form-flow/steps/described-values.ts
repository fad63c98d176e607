import type { I18n } from '@lingui/core'
import type { FlowValues, Step } from '../step.ts'
import { kindOf } from './kinds.ts'
import type { DescribedValue } from './step-kind.ts'

/** Every value of the steps in the reader's words, for the check page. */
export function describedValues(i18n: I18n, steps: readonly Step[], values: FlowValues): DescribedValue[] {
  return steps.flatMap((step) => kindOf(step).describe(i18n, step, values[step.id]))
}
