import type { StepValue } from '../step.ts'

/** What each kind of step gets to show its inputs. */
export interface StepInputProps<S> {
  step: S
  entry: StepValue | undefined
  /** What is wrong, by the id of the input. */
  errors: Readonly<Record<string, string>>
  onEdit: (value: StepValue) => void
}
