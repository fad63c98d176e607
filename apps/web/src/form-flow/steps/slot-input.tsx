import type { SlotStep } from '../step.ts'
import { SlotFieldset } from './slot-fieldset.tsx'
import type { StepInputProps } from './step-input.ts'

export function SlotInput({ step, ...fieldset }: StepInputProps<SlotStep>) {
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      <p>{step.hint}</p>
      <SlotFieldset offer={step.offer} {...fieldset} />
    </>
  )
}
