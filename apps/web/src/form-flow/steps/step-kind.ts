import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StepProblem, StepValue } from '../step.ts'

/** One kind of step: how its entry is parsed, checked, described and rejected. */
export interface StepKind<S> {
  /** The entry as the stored value; untouched inputs become an empty value if that can be an answer. */
  read: (step: S, entry: StepValue | undefined) => StepValue | undefined
  /** Empty if the value completes the step. */
  check: (step: S, value: StepValue | undefined) => StepProblem[]
  /** The value in the reader's words, for the check page. */
  describe: (i18n: I18n, step: S, value: StepValue | undefined) => DescribedValue[]
  /** The input with this name in the contract (nested fields are dotted). */
  inputOf: (step: S, name: string) => string | undefined
}

export interface DescribedValue {
  id: string
  /** The step in which it can be changed. */
  step: string
  term: string
  value: string
}

/** A step without an input; with `isOver` it can never be completed. */
export function withoutInput({ isOver }: { isOver: boolean }): StepKind<{ id: string }> {
  return {
    read: (_step, entry) => entry,
    check: ({ id }) => (isOver ? [{ field: id, code: 'invalid' }] : []),
    describe: () => [],
    inputOf: () => undefined,
  }
}

export function notGiven(i18n: I18n): string {
  return i18n._(msg({ id: 'form-flow.check.not-given', message: 'Non renseigné' }))
}
