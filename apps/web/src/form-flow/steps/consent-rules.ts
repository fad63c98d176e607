import type { ConsentStep, StepValue } from '../step.ts'
import type { StepProblem } from './problem.ts'

/** Agreed to this very text: a consent to an earlier version is asked for again (R0-14). */
export function hasConsent({ textVersion }: ConsentStep, value: StepValue | undefined): boolean {
  return value === textVersion
}

export function checkConsent(step: ConsentStep, value: StepValue | undefined): StepProblem[] {
  return hasConsent(step, value) ? [] : [{ field: step.id, code: 'consent_required' }]
}
