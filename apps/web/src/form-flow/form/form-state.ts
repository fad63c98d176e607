import type { Failure } from '@clairmemoire/api-client/errors'
import type { FlowDraft } from '../page/draft.ts'
import type { FlowValues, Step, StepProblem, StepValue } from '../step.ts'
import { contactDetails } from '../steps/contact-rules.ts'
import { callMeBack, slotChoice } from '../steps/slot-rules.ts'
import { checkStep, currentStep, nextStep, readEntry } from '../steps/step-rules.ts'
import type { StepRefusal } from './refusal.ts'

/** The state of an open form: its answers, position and problems. */
export interface FormState<Data> extends FlowDraft {
  step: string
  /** Data that the steps depend on. */
  data: Data
  problems: readonly StepProblem[]
  /** Increases whenever new problems are shown. */
  refusals: number
  /** Whether the person came from the check page to change one answer. */
  isChanging: boolean
  failure: Failure | undefined
  /** Whether the backend reported that the data have changed. */
  isOutdated: boolean
  /** Whether the person has done anything since the form opened. */
  isTouched: boolean
  /** The start of the last time for which a hold was requested. */
  heldStart: string | undefined
}

/** Returns at least one step for these values; the last step is a check or an exit. */
export type StepsOf<Data> = (form: { data: Data; values: FlowValues }) => readonly Step[]

/** Opens a form. If an answer is no longer valid, such as a time that has passed, the form reports it at once. */
export function openForm<Data>(stepsOf: StepsOf<Data>, data: Data, flow: FlowDraft): FormState<Data> {
  const notes = { problems: [], refusals: 0, isChanging: false, failure: undefined, isOutdated: false }
  return reopenForm(stepsOf, { step: '', ...flow, data, ...notes, isTouched: false, heldStart: undefined })
}

/** Checks the form again after its data have changed. */
export function reopenForm<Data>(stepsOf: StepsOf<Data>, form: FormState<Data>): FormState<Data> {
  const step = stepIn(stepsOf, form)
  const { values, entries, refusals } = form
  const isSettled = Object.hasOwn(values, step.id) && !Object.hasOwn(entries, step.id)
  const found = isSettled ? checkStep(step, values[step.id]) : []
  const problems = found.length > 0 || step.id !== form.step ? found : form.problems
  // After the correction, the person continues at their previous position.
  const isChanging = problems.length > 0
  return { ...form, step: step.id, problems, refusals: refusals + problems.length, isChanging, failure: undefined }
}

export function stepIn<Data>(stepsOf: StepsOf<Data>, form: FormState<Data>): Step {
  return currentStep(stepsOf(form), form.values, form.step)
}

/** The content of a step's inputs: the entry, else the stored answer, else the preselected answer. */
export function entryOf(step: Step, { values, entries }: FlowDraft): StepValue | undefined {
  if (Object.hasOwn(entries, step.id)) return entries[step.id]
  if (Object.hasOwn(values, step.id)) return values[step.id]
  return step.kind === 'question' ? step.initial : undefined
}

/** Moves the form to a step; arriving at the check ends the change of a single answer. */
export function at<Data>(form: FormState<Data>, step: Step): FormState<Data> {
  return { ...form, step: step.id, isChanging: form.isChanging && step.kind !== 'check' }
}

export function edited<Data>(stepsOf: StepsOf<Data>, form: FormState<Data>, value: StepValue): FormState<Data> {
  const after = { ...form, isTouched: true, entries: { ...form.entries, [form.step]: value } }
  return { ...after, problems: remainingProblems(stepIn(stepsOf, after), form, after) }
}

export function answered<Data>(stepsOf: StepsOf<Data>, form: FormState<Data>): FormState<Data> {
  const step = stepIn(stepsOf, form)
  const value = readEntry(step, entryOf(step, form))
  const problems = checkStep(step, value)
  if (problems.length > 0) return { ...form, isTouched: true, problems, refusals: form.refusals + 1 }
  return withAnswer(stepsOf, form, value ?? null)
}

/** Stores the answer and shows the next step. A different answer makes the form a new submission, in the language of the page. */
export function withAnswer<Data>(stepsOf: StepsOf<Data>, form: FormState<Data>, value: StepValue): FormState<Data> {
  const { data, step: id, isChanging } = form
  const values = { ...form.values, [id]: value }
  const { [id]: _, ...entries } = form.entries
  const steps = stepsOf({ data, values })
  const next = isChanging ? currentStep(steps, values) : nextStep(steps, values, id)
  const isSame = JSON.stringify(value) === JSON.stringify(form.values[id])
  const sentIn = isSame ? form.sentIn : undefined
  return at({ ...form, isTouched: true, sentIn, values, entries, problems: [] }, next)
}

/** Shows the refused step; after the correction, the person returns to the check. */
export function refused<Data>(form: FormState<Data>, { step, problems }: StepRefusal): FormState<Data> {
  return at({ ...form, problems, refusals: form.refusals + 1, isChanging: true }, step)
}

/** The values to send, without a stored choice that its step no longer shows. */
export function valuesToSend<Data>(stepsOf: StepsOf<Data>, form: FormState<Data>): FlowValues {
  const contacts = stepsOf(form).filter(({ kind }) => kind === 'contact')
  return contacts.reduce(
    (values, step) => ({ ...values, [step.id]: readEntry(step, values[step.id]) ?? null }),
    form.values,
  )
}

/** The chosen time for a call, if it can be held. */
export function chosenTime<Data>(stepsOf: StepsOf<Data>, form: FormState<Data>): StepValue | undefined {
  const step = timeStepIn(stepsOf(form))
  const value = step && form.values[step.id]
  if (!step || !value || checkStep(step, value).length > 0) return undefined
  return slotChoice(value).day === callMeBack ? undefined : value
}

/** Adds the key of the held time, unless the person has chosen another time meanwhile. */
export function withHold<Data>(stepsOf: StepsOf<Data>, form: FormState<Data>, hold: string): FormState<Data> {
  const step = timeStepIn(stepsOf(form))
  const value = step && form.values[step.id]
  if (!step || slotChoice(value).starts_at !== form.heldStart) return form
  return { ...form, values: { ...form.values, [step.id]: { ...contactDetails(value), hold } } }
}

function timeStepIn(steps: readonly Step[]): Step | undefined {
  return steps.find(({ kind }) => kind === 'slot')
}

/** The problems that remain after an edit: those of unchanged inputs, and those that still apply to a changed input. */
function remainingProblems<Data>(step: Step, before: FormState<Data>, after: FormState<Data>): readonly StepProblem[] {
  const invalidFields = new Set(checkStep(step, readEntry(step, entryOf(step, after))).map(({ field }) => field))
  return before.problems.filter(({ field }) => invalidFields.has(field) || !isTouched(step, before, after, field))
}

/** The entry of a contact or slot step has one text per input; the entry of any other step belongs to one input. */
function isTouched(step: Step, before: FlowDraft, after: FlowDraft, field: string): boolean {
  if (step.kind !== 'contact' && step.kind !== 'slot') return true
  return contactDetails(entryOf(step, before))[field] !== contactDetails(entryOf(step, after))[field]
}
