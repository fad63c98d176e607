import type { I18n, MessageDescriptor } from '@lingui/core'
import type { SlotStep } from '../step.ts'
import { SlotInput } from './slot-input.tsx'

interface SlotCopy {
  title: MessageDescriptor
  hint: MessageDescriptor
}

/** Asks when the clinic may call: at a time on offer, or in a part of the day. */
export function slotStep(i18n: I18n, { title, hint }: SlotCopy, offer: SlotStep['offer']): SlotStep {
  return { kind: 'slot', id: 'slot', title: i18n._(title), hint: i18n._(hint), offer, Input: SlotInput }
}
