import type { FlowValues, Step, StepProblem, StepValue } from '../step.ts'
import { kindOf } from './kinds.ts'

export function readEntry(step: Step, entry: StepValue | undefined): StepValue | undefined {
  return kindOf(step).read(step, entry)
}

/** Returns no problems if the value completes the step; an exit can never be completed. */
export function checkStep(step: Step, value: StepValue | undefined): StepProblem[] {
  return kindOf(step).check(step, value)
}

function isComplete(step: Step, values: FlowValues): boolean {
  return checkStep(step, values[step.id]).length === 0
}

/** Whether the step exists and every step before it is complete. */
export function mayShowStep(steps: readonly Step[], values: FlowValues, id: string): boolean {
  const index = steps.findIndex((step) => step.id === id)
  return index !== -1 && steps.slice(0, index).every((step) => isComplete(step, values))
}

/** The stored step if it may be shown, else the first incomplete step, else the last step. */
export function currentStep(steps: readonly Step[], values: FlowValues, storedId?: string): Step {
  const stored = steps.find((step) => step.id === storedId)
  if (stored && mayShowStep(steps, values, stored.id)) return stored
  return firstIncomplete(steps, values)
}

/** The step after the given step, if it may be shown; otherwise the first incomplete step. */
export function nextStep(steps: readonly Step[], values: FlowValues, id: string): Step {
  const index = steps.findIndex((step) => step.id === id)
  const following = index === -1 ? undefined : steps[index + 1]
  return following && mayShowStep(steps, values, following.id) ? following : firstIncomplete(steps, values)
}

export function previousStep(steps: readonly Step[], id: string): Step | undefined {
  const index = steps.findIndex((step) => step.id === id)
  return index > 0 ? steps[index - 1] : undefined
}

function firstIncomplete(steps: readonly Step[], values: FlowValues): Step {
  const step = steps.find((candidate) => !isComplete(candidate, values)) ?? steps.at(-1)
  if (!step) throw new Error('A flow has at least one step')
  return step
}

/** Whether a question is unanswered, so that its answer may still add steps. */
export function isUnanswered(values: FlowValues, id: string): boolean {
  return values[id] === undefined
}

export interface StepProgress {
  /** The number of the step, counted from 1. */
  current: number
  /** Absent while the total is unknown. */
  total?: number
  /** Whether future answers may skip some of the steps. */
  isMost: boolean
}

/**
 * The position of a step among all possible steps; undefined at an exit. The total depends only on the answers before this step, so that it
 * does not grow when later answers change.
 */
export function stepProgress(
  stepsOf: (values: FlowValues) => readonly Step[],
  values: FlowValues,
  id: string,
): StepProgress | undefined {
  const steps = stepsOf(values)
  const index = steps.findIndex((step) => step.id === id)
  if (index === -1 || steps[index]?.kind === 'exit') return undefined
  const before = new Set(steps.slice(0, index).map((step) => step.id))
  const certain = stepsOf(Object.fromEntries(Object.entries(values).filter(([step]) => before.has(step))))
  const possible = certain.slice(index + 1).reduce((sum, { mayComeBefore = 0 }) => sum + mayComeBefore, 0)
  const total = Number.isFinite(possible) ? { total: certain.length + possible } : {}
  return { current: index + 1, ...total, isMost: possible > 0 }
}
