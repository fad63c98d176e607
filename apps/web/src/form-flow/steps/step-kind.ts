import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StepProblem, StepValue } from '../step.ts'

/** The functions of one kind of step: they parse, check and describe its values, and find the input of a backend error. */
export interface StepKind<S> {
  /** Converts the entry to the stored value; untouched inputs become an empty value if that can be an answer. */
  read: (step: S, entry: StepValue | undefined) => StepValue | undefined
  /** Returns no problems if the value completes the step. */
  check: (step: S, value: StepValue | undefined) => StepProblem[]
  /** Describes the value in the reader's words, for the check page. */
  describe: (i18n: I18n, step: S, value: StepValue | undefined) => DescribedValue[]
  /** Returns the id of the input that has this name in the contract, such as `call.phone` for a nested field. */
  inputOf: (step: S, name: string) => string | undefined
}

export interface DescribedValue {
  id: string
  /** The step in which the value can be changed. */
  step: string
  term: string
  value: string
}

/** The kind of a step without an input; with `isOver`, the step can never be completed. */
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
