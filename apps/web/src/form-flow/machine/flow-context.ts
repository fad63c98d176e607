import type { Failure } from '@clairmemoire/api-client/errors'
import type { Locale } from '@clairmemoire/domain/locale'
import type { FlowDraft } from '../drafts/flow-draft.ts'
import { currentStep, nextStep } from './flow-progress.ts'
import type { StepProblem } from './problem.ts'
import type { FlowValues, Step, StepValue } from '../step.ts'
import { contactDetails } from '../steps/contact-rules.ts'
import { checkStep, readEntry } from '../steps/step-rules.ts'

export interface FlowInput {
  /** The steps that these values lead through; at least one, a check step last. */
  stepsOf: (values: FlowValues) => readonly Step[]
  draft: FlowDraft
  locale: Locale
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
  /** The language in which the values may have been received. */
  sentIn: Locale | undefined
  failure: Failure | undefined
  /** What the backend confirmed with. */
  receipt: unknown
}

/** What was answered once and no longer stands, such as a time that has passed meanwhile, is said at once. */
export function startContext(input: FlowInput): FlowContext {
  const { draft, stepsOf } = input
  const { values, entries } = draft
  const step = currentStep(stepsOf(values), values, draft.step)
  const problems =
    Object.hasOwn(values, step.id) && !Object.hasOwn(entries, step.id) ? checkStep(step, values[step.id]) : []
  return {
    ...input,
    values,
    entries,
    step,
    problems,
    refusals: problems.length,
    // Once it is mended, the person goes on where they were.
    isChanging: problems.length > 0,
    sentIn: draft.sentIn,
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
  if (Object.hasOwn(entries, step.id)) return entries[step.id]
  if (Object.hasOwn(values, step.id)) return values[step.id]
  return step.kind === 'question' ? step.initial : undefined
}

/** The same, as it would be kept. */
export function entryToKeep(context: FlowContext): StepValue | undefined {
  return readEntry(context.step, entryIn(context))
}

export function problemsIn(context: FlowContext): StepProblem[] {
  return checkStep(context.step, entryToKeep(context))
}

/** The problems that are left after an edit: those of inputs that were not touched, and of touched ones what is still wrong. */
export function problemsLeft(before: FlowContext, after: FlowContext): readonly StepProblem[] {
  const stillWrong = new Set(problemsIn(after).map(({ field }) => field))
  return before.problems.filter(({ field }) => stillWrong.has(field) || !isTouched(before, after, field))
}

/** Of a step with several inputs an entry holds each under its name; any other entry is one input. */
function isTouched(before: FlowContext, after: FlowContext, field: string): boolean {
  const [old, now] = [entryIn(before), entryIn(after)]
  const { kind } = before.step
  if (kind !== 'contact' && kind !== 'slot') return true
  return contactDetails(old)[field] !== contactDetails(now)[field]
}

/** The language of the submission: that of the page, unless it may have been received in another. */
export function languageIn({ sentIn, locale }: FlowContext): Locale {
  return sentIn ?? locale
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
    sentIn: isSame ? context.sentIn : undefined,
  }
}
