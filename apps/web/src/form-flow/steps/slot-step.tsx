import type { I18n, MessageDescriptor } from '@lingui/core'
import type { SlotStep, StepInputProps } from '../step.ts'
import { SlotFieldset } from './slot-fieldset.tsx'

interface SlotCopy {
  title: MessageDescriptor
  hint: MessageDescriptor
}

/** Asks when the clinic may call: at a time on offer, or in a part of the day. */
export function slotStep(i18n: I18n, { title, hint }: SlotCopy, offer: SlotStep['offer']): SlotStep {
  return { kind: 'slot', id: 'slot', title: i18n._(title), hint: i18n._(hint), offer, Input: SlotInput }
}

function SlotInput({ step, ...fieldset }: StepInputProps<SlotStep>) {
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      <p>{step.hint}</p>
      <SlotFieldset offer={step.offer} changesZone {...fieldset} />
    </>
  )
}
