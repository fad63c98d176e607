import type { Step } from '../step.ts'
import { consentKind } from './consent-step.tsx'
import { contactKind } from './contact-rules.ts'
import { questionKind } from './question-step.ts'
import { slotKind } from './slot-rules.ts'
import { type StepKind, withoutInput } from './step-kind.ts'

const kinds: { readonly [Kind in Step['kind']]: StepKind<Extract<Step, { kind: Kind }>> } = {
  question: questionKind,
  consent: consentKind,
  contact: contactKind,
  slot: slotKind,
  check: withoutInput({ isOver: false }),
  exit: withoutInput({ isOver: true }),
}

export function kindOf({ kind }: Step): StepKind<Step> {
  // Each implementation gets only steps of its own kind.
  return kinds[kind] as StepKind<Step>
}
