import type { ErrorCode } from '@clairmemoire/api-client/errors'
import type { Step, StepProblem } from '../step.ts'
import { kindOf } from '../steps/kinds.ts'
import { isCallback } from '../steps/slot-rules.ts'

/** The first step that has a refused field, and the problems of that step's fields. */
export interface StepRefusal {
  step: Step
  problems: readonly StepProblem[]
}

/** Returns undefined if no step has a refused field, because the person then cannot correct it. */
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

/** Whether the backend refused the form because its times or questions have changed. */
export function isOutdated(fields: Record<string, readonly ErrorCode[]>): boolean {
  return Object.keys(fields).some((name) => isCallback(name) || /^(?:form|questionnaire)_version$/.test(name))
}
