import type { Failure } from '@clairmemoire/api-client/errors'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Attempt, type FlowDraft, usableAttempt } from './flow-draft.ts'
import { currentStep, nextStep } from './flow-progress.ts'
import type { StepProblem } from './problem.ts'
import type { FlowValues, Step, StepValue } from './step.ts'
import { checkStep, readEntry } from './steps/step-rules.ts'

export interface FlowInput {
  /** The steps that these values lead through; at least one, a check step last. */
  stepsOf: (values: FlowValues) => readonly Step[]
  draft: FlowDraft
  locale: Locale
  mintKey: () => string
}

export interface FlowContext extends FlowInput {
  values: FlowValues
  entries: FlowValues
  step: Step
  problems: readonly StepProblem[]
  /** How often the person was told of problems. */
  refusals: number
  /** The person came from the check page to change one answer. */
  isChanging: boolean
  attempt: Attempt | undefined
  failure: Failure | undefined
  /** What the backend confirmed with. */
  receipt: unknown
}

export function startContext(input: FlowInput): FlowContext {
  const { draft, stepsOf, locale } = input
  const { values, entries } = draft
  return {
    ...input,
    values,
    entries,
    step: currentStep(stepsOf(values), values, draft.step),
    problems: [],
    refusals: 0,
    isChanging: false,
    attempt: usableAttempt(draft, locale),
    failure: undefined,
    receipt: undefined,
  }
}

/** The steps of the flow in its present state. */
export function stepsIn({ stepsOf, values }: FlowContext): readonly Step[] {
  return stepsOf(values)
}

/** What stands in the inputs of the current step. */
export function entryIn({ values, entries, step }: FlowContext): StepValue | undefined {
  return Object.hasOwn(entries, step.id) ? entries[step.id] : values[step.id]
}

/** The same, as it would be kept. */
export function entryToKeep(context: FlowContext): StepValue | undefined {
  return readEntry(context.step, entryIn(context))
}

export function problemsIn(context: FlowContext): StepProblem[] {
  return checkStep(context.step, entryToKeep(context))
}

export function attemptIn({ attempt, mintKey, locale }: FlowContext): Attempt {
  return attempt ?? { idempotencyKey: mintKey(), locale, isSent: false }
}

/** The value is kept and the next step shown; with another value the submission would be another one. */
export function withValue(context: FlowContext, value: StepValue): Partial<FlowContext> {
  const { id } = context.step
  const values = { ...context.values, [id]: value }
  const { [id]: _, ...entries } = context.entries
  const steps = context.stepsOf(values)
  const isSame = JSON.stringify(value) === JSON.stringify(context.values[id])
  return {
    values,
    entries,
    step: context.isChanging ? currentStep(steps, values) : nextStep(steps, values, id),
    problems: [],
    attempt: isSame ? context.attempt : undefined,
  }
}
