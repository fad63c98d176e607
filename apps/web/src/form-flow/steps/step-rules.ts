import type { FlowValues, Step, StepProblem, StepValue } from '../step.ts'
import { checkConsent } from './consent-step.tsx'
import { checkContact, readContact } from './contact-rules.ts'
import { checkQuestion, readAnswer } from './question-step.ts'
import { checkSlot, readSlot } from './slot-rules.ts'

/** What was entered, as it is kept; inputs that nobody touched are nothing where that can be an answer. */
export function readEntry(step: Step, entry: StepValue | undefined): StepValue | undefined {
  switch (step.kind) {
    case 'question':
      return readAnswer(step, entry)
    case 'contact':
      return readContact(step, entry)
    case 'slot':
      return readSlot(step, entry)
    case 'consent':
    case 'exit':
    case 'check':
    default:
      return entry
  }
}

/** Empty when the value completes the step; nothing completes an exit. */
export function checkStep(step: Step, value: StepValue | undefined): StepProblem[] {
  switch (step.kind) {
    case 'question':
      return checkQuestion(step, value)
    case 'consent':
      return checkConsent(step, value)
    case 'contact':
      return checkContact(step, value)
    case 'slot':
      return checkSlot(step, value)
    case 'exit':
      return [{ field: step.id, code: 'invalid' }]
    case 'check':
    default:
      return []
  }
}

export function isComplete(step: Step, values: FlowValues): boolean {
  return checkStep(step, values[step.id]).length === 0
}
