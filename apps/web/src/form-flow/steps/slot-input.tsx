import type { SlotStep, StepInputProps } from '../step.ts'
import { SlotFieldset } from './slot-fieldset.tsx'

export function SlotInput({ step, ...fieldset }: StepInputProps<SlotStep>) {
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      <p>{step.hint}</p>
      <SlotFieldset offer={step.offer} changesZone {...fieldset} />
    </>
  )
}
