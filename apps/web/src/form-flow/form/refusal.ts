import type { ErrorCode } from '@clairmemoire/api-client/errors'
import type { Step, StepProblem } from '../step.ts'

/** The errors that the backend named by field, at the step that holds the first of these fields. */
export interface StepRefusal {
  step: Step
  problems: readonly StepProblem[]
}

/** Undefined when no step holds any of the fields: then the person can do nothing about it. */
export function refusalOf(
  steps: readonly Step[],
  fields: Record<string, readonly ErrorCode[]>,
): StepRefusal | undefined {
  for (const step of steps) {
    const problems = Object.entries(fields).flatMap(([name, codes]) => {
      const field = inputOf(step, name)
      return field === undefined ? [] : [{ field, code: codes[0] ?? 'invalid' } as const]
    })
    if (problems.length > 0) return { step, problems }
  }
  return undefined
}

/** The time of a call, or a part of it, in a form or by itself. */
function isCallback(name: string): boolean {
  return /^(?:call\.)?callback(?:$|\.)/.test(name)
}

/** The times or the questions that the form was filled in with have changed since. */
export function isOutdated(fields: Record<string, readonly ErrorCode[]>): boolean {
  return Object.keys(fields).some((name) => isCallback(name) || /^(?:form|questionnaire)_version$/.test(name))
}

/** The input of the step that the contract calls so (nested fields are dotted). */
function inputOf(step: Step, name: string): string | undefined {
  switch (step.kind) {
    case 'question':
      return name === (step.contractField ?? `answers.${step.id}`) ? step.id : undefined
    case 'consent':
      return /^(?:consent|consent_text_version|consents\.(?:agreed|text_version))$/.test(name) ? step.id : undefined
    case 'slot':
      return isCallback(name) ? 'day' : undefined
    case 'contact':
      return step.fields.find(({ id, contractField = id }) => name === contractField)?.id
    case 'exit':
    case 'check':
    default:
      return undefined
  }
}
