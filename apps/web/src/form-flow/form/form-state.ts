import type { Failure } from '@clairmemoire/api-client/errors'
import type { Locale } from '@clairmemoire/domain/locale'
import type { FlowDraft } from '../page/draft.ts'
import type { FlowValues, Step, StepProblem, StepValue } from '../step.ts'
import { contactDetails } from '../steps/contact-rules.ts'
import { mayDecline } from '../steps/question-rules.ts'
import { checkStep, readEntry } from '../steps/step-rules.ts'
import { currentStep, mayShowStep, nextStep } from './progress.ts'
import { refusalOf } from './refusal.ts'

/** What an open form says beside its answers; it ends when the form is left. */
export interface FormNotes {
  /** The steps that these values lead through; at least one, a check or an exit last. */
  stepsOf: (values: FlowValues) => readonly Step[]
  problems: readonly StepProblem[]
  /** How often problems were shown. */
  refusals: number
  /** The person came from the check page to change one answer. */
  isChanging: boolean
  failure: Failure | undefined
  /** It was confirmed, and is over. */
  isConfirmed: boolean
}

export interface FormState extends FlowDraft, FormNotes {
  step: string
}

export type SubmitOutcome<Receipt = unknown> = { kind: 'confirmed'; receipt: Receipt } | Failure

export type FormEvent =
  | { type: 'edit'; value: StepValue }
  /** With the answer, where choosing it is answering. */
  | { type: 'answer'; value?: StepValue }
  | { type: 'decline' }
  | { type: 'goTo'; step: string; isChanging?: boolean }
  | { type: 'supplement'; step: string; details: Readonly<Record<string, string>> }
  /** In the language of the page. */
  | { type: 'submit'; locale: Locale }
  | { type: 'outcome'; outcome: SubmitOutcome }

/** The form as it opens: what was answered once and no longer stands, such as a time that has passed meanwhile, is said at once. */
export function openForm(stepsOf: FormNotes['stepsOf'], flow: FlowDraft): FormState {
  const { values, entries } = flow
  const step = currentStep(stepsOf(values), values, flow.step)
  const isSettled = Object.hasOwn(values, step.id) && !Object.hasOwn(entries, step.id)
  const problems = isSettled ? checkStep(step, values[step.id]) : []
  // Once it is mended, the person goes on where they were.
  const isChanging = problems.length > 0
  const notes = { stepsOf, problems, refusals: problems.length, isChanging, failure: undefined, isConfirmed: false }
  return { ...flow, ...notes, step: step.id }
}

/** The same form later, out of the state of the page. */
export function formOf(flow: FlowDraft, notes: FormNotes): FormState {
  const { values, step } = flow
  return { ...flow, ...notes, step: currentStep(notes.stepsOf(values), values, step).id }
}

/** One machine for every form: the state after an event, the same one where the event is not allowed. */
export function nextForm(form: FormState, event: FormEvent): FormState {
  if (form.isConfirmed) return form
  if (event.type === 'supplement') return withDetails(form, event.step, event.details)
  if (event.type === 'outcome') return form.isSending ? withOutcome(form, event.outcome) : form
  return form.isSending ? form : afterPress(form, event)
}

function afterPress(form: FormState, event: Exclude<FormEvent, { type: 'supplement' | 'outcome' }>): FormState {
  const step = stepIn(form)
  const isFilledIn = step.kind !== 'check'
  switch (event.type) {
    case 'edit':
      return isFilledIn ? withEntry(form, event.value) : form
    case 'answer':
      return isFilledIn ? answered('value' in event ? withEntry(form, event.value ?? null) : form) : form
    case 'decline':
      return step.kind === 'question' && mayDecline(step) ? withValue(form, null) : form
    case 'goTo': {
      const { step: id, isChanging = false } = event
      const steps = stepsIn(form)
      if (id === form.step || !mayShowStep(steps, form.values, id)) return form
      return at({ ...form, problems: [], failure: undefined, isChanging }, currentStep(steps, form.values, id))
    }
    case 'submit':
    default:
      if (isFilledIn) return form
      return { ...form, isSending: true, sentIn: form.sentIn ?? event.locale, failure: undefined }
  }
}

/** What became of a submission; a defect of our own is a failure too. */
export function outcomeOf<Receipt>(sent: Promise<SubmitOutcome<Receipt>>): Promise<SubmitOutcome<Receipt>> {
  return sent.catch(() => ({ kind: 'unexpected', status: 0 }))
}

/** The steps of the form in its present state. */
export function stepsIn({ stepsOf, values }: FormState): readonly Step[] {
  return stepsOf(values)
}

export function stepIn(form: FormState): Step {
  return currentStep(stepsIn(form), form.values, form.step)
}

/** What stands in the inputs of the current step. */
export function entryIn(form: FormState): StepValue | undefined {
  const { values, entries } = form
  const step = stepIn(form)
  if (Object.hasOwn(entries, step.id)) return entries[step.id]
  if (Object.hasOwn(values, step.id)) return values[step.id]
  return step.kind === 'question' ? step.initial : undefined
}

/** The step that holds the fields which the backend refused, with what is wrong there. */
export function refusalIn(form: FormState, outcome: SubmitOutcome) {
  return outcome.kind === 'refused' ? refusalOf(stepsIn(form), outcome.fields) : undefined
}

function withDetails(
  { values, ...form }: FormState,
  step: string,
  details: Readonly<Record<string, string>>,
): FormState {
  return { ...form, values: { ...values, [step]: { ...contactDetails(values[step]), ...details } } }
}

/** A change of an answer ends at the check. */
function at(form: FormState, step: Step): FormState {
  return { ...form, step: step.id, isChanging: form.isChanging && step.kind !== 'check' }
}

function withEntry(form: FormState, value: StepValue): FormState {
  const edited = { ...form, entries: { ...form.entries, [form.step]: value } }
  return { ...edited, problems: problemsLeft(form, edited) }
}

function answered(form: FormState): FormState {
  const step = stepIn(form)
  const value = readEntry(step, entryIn(form))
  const problems = checkStep(step, value)
  return problems.length === 0 ? withValue(form, value ?? null) : { ...form, problems, refusals: form.refusals + 1 }
}

/** The value is kept and the next step shown; with another value the submission would be another one. */
function withValue(form: FormState, value: StepValue): FormState {
  const { step: id, isChanging } = form
  const values = { ...form.values, [id]: value }
  const { [id]: _, ...entries } = form.entries
  const steps = form.stepsOf(values)
  const next = isChanging ? currentStep(steps, values) : nextStep(steps, values, id)
  const isSame = JSON.stringify(value) === JSON.stringify(form.values[id])
  return at({ ...(isSame ? form : withoutLanguage(form)), values, entries, problems: [] }, next)
}

function withOutcome(form: FormState, outcome: SubmitOutcome): FormState {
  const ended = { ...form, isSending: false }
  if (outcome.kind === 'confirmed') return { ...withoutLanguage(ended), isConfirmed: true }
  const refusal = refusalIn(form, outcome)
  if (!refusal) return { ...ended, failure: outcome }
  // Once it is mended, the person goes on where they were: at the check.
  const { step, problems } = refusal
  return at({ ...ended, problems, refusals: form.refusals + 1, isChanging: true }, step)
}

function withoutLanguage(form: FormState): FormState {
  const { sentIn: _, ...rest } = form
  return rest
}

/** The problems that are left after an edit: those of inputs that were not touched, and of touched ones what is still wrong. */
function problemsLeft(before: FormState, after: FormState): readonly StepProblem[] {
  const step = stepIn(after)
  const stillWrong = new Set(checkStep(step, readEntry(step, entryIn(after))).map(({ field }) => field))
  return before.problems.filter(({ field }) => stillWrong.has(field) || !isTouched(step, before, after, field))
}

/** Of a step with several inputs an entry holds each under its name; any other entry is one input. */
function isTouched({ kind }: Step, before: FormState, after: FormState, field: string): boolean {
  if (kind !== 'contact' && kind !== 'slot') return true
  return contactDetails(entryIn(before))[field] !== contactDetails(entryIn(after))[field]
}
