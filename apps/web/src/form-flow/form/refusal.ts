import type { ErrorCode } from '@clairmemoire/api-client/errors'
import type { Step, StepProblem } from '../step.ts'
import { kindOf } from '../steps/kinds.ts'
import { isCallback } from '../steps/slot-rules.ts'

/** The backend's errors by field, at the first step with one of these fields. */
export interface StepRefusal {
  step: Step
  problems: readonly StepProblem[]
}

/** Undefined if no step has any of the fields: then the person cannot correct them. */
export function refusalOf(
  steps: readonly Step[],
  fields: Record<string, readonly ErrorCode[]>,
): StepRefusal | undefined {
  for (const step of steps) {
    const problems = Object.entries(fields).flatMap(([name, codes]) => {
      const field = kindOf(step).inputOf(step, name)
      return field === undefined ? [] : [{ field, code: codes[0] ?? 'invalid' } as const]
    })
    if (problems.length > 0) return { step, problems }
  }
  return undefined
}

/** Whether the times or the questions of the form have changed since. */
export function isOutdated(fields: Record<string, readonly ErrorCode[]>): boolean {
  return Object.keys(fields).some((name) => isCallback(name) || /^(?:form|questionnaire)_version$/.test(name))
}
