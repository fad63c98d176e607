import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StepProblem, StepValue } from '../step.ts'

/** One kind of step: how its entry is kept, checked, told and refused. */
export interface StepKind<S> {
  /** What was entered, as it is kept; inputs that nobody touched are nothing where that can be an answer. */
  read: (step: S, entry: StepValue | undefined) => StepValue | undefined
  /** Empty when the value completes the step. */
  check: (step: S, value: StepValue | undefined) => StepProblem[]
  /** The value in the reader's words, for the page that checks it. */
  describe: (i18n: I18n, step: S, value: StepValue | undefined) => DescribedValue[]
  /** The input that the contract calls so (nested fields are dotted). */
  inputOf: (step: S, name: string) => string | undefined
}

export interface DescribedValue {
  id: string
  /** Where it can be changed. */
  step: string
  term: string
  value: string
}

/** A step without an input; `isOver` where nothing completes it. */
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
