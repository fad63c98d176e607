import type { Failure } from '@clairmemoire/api-client/errors'
import type { Locale } from '@clairmemoire/domain/locale'
import { assign, setup, transition } from 'xstate'
import type { FlowDraft } from '../page/draft.ts'
import type { FlowValues, Step, StepProblem, StepValue } from '../step.ts'
import { contactDetails } from '../steps/contact-rules.ts'
import { mayDecline } from '../steps/question-step.ts'
import { checkStep, currentStep, mayShowStep, nextStep, readEntry } from '../steps/step-rules.ts'
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

type EventOf<Type extends FormEvent['type']> = Extract<FormEvent, { type: Type }>

/** One machine for every form: which event is allowed in which state, and what it changes. It sends nothing itself. */
const formMachine = setup({
  types: { context: {} as FormState, events: {} as FormEvent, input: {} as FormState },
  guards: {
    mayDecline: ({ context }) => {
      const step = stepIn(context)
      return step.kind === 'question' && mayDecline(step)
    },
    mayShow: ({ context }, { step }: EventOf<'goTo'>) =>
      step !== context.step && mayShowStep(stepsIn(context), context.values, step),
  },
  actions: {
    edit: assign(({ context }, { value }: EventOf<'edit'>) => withEntry(context, value)),
    answer: assign(({ context }, event: EventOf<'answer'>) =>
      answered('value' in event ? withEntry(context, event.value ?? null) : context),
    ),
    decline: assign(({ context }) => withValue(context, null)),
    goTo: assign(({ context }, { step, isChanging = false }: EventOf<'goTo'>) =>
      at(
        { ...context, problems: [], failure: undefined, isChanging },
        currentStep(stepsIn(context), context.values, step),
      ),
    ),
    supplement: assign(({ context }, { step, details }: EventOf<'supplement'>) => withDetails(context, step, details)),
    submit: assign(({ context }, { locale }: EventOf<'submit'>) => ({
      isSending: true,
      sentIn: context.sentIn ?? locale,
      failure: undefined,
    })),
    settle: assign(({ context }, { outcome }: EventOf<'outcome'>) => withOutcome(context, outcome)),
  },
}).createMachine({
  context: ({ input }) => input,
  initial: 'answering',
  states: {
    answering: {
      on: {
        edit: { actions: { type: 'edit', params: ({ event }) => event } },
        answer: { actions: { type: 'answer', params: ({ event }) => event } },
        decline: { guard: 'mayDecline', actions: 'decline' },
        goTo: {
          guard: { type: 'mayShow', params: ({ event }) => event },
          actions: { type: 'goTo', params: ({ event }) => event },
        },
        supplement: { actions: { type: 'supplement', params: ({ event }) => event } },
      },
    },
    checking: {
      on: {
        goTo: {
          guard: { type: 'mayShow', params: ({ event }) => event },
          actions: { type: 'goTo', params: ({ event }) => event },
        },
        supplement: { actions: { type: 'supplement', params: ({ event }) => event } },
        submit: { actions: { type: 'submit', params: ({ event }) => event } },
      },
    },
    sending: {
      on: {
        supplement: { actions: { type: 'supplement', params: ({ event }) => event } },
        outcome: { actions: { type: 'settle', params: ({ event }) => event } },
      },
    },
    confirmed: {},
  },
})

/** The state after an event, the same one where the event is not allowed. */
export function nextForm(form: FormState, event: FormEvent): FormState {
  const [{ context }] = transition(formMachine, formMachine.resolveState({ value: modeOf(form), context: form }), event)
  return context
}

/** Which state of the machine a form is in: it follows from what is kept of it. */
function modeOf(form: FormState): keyof typeof formMachine.states {
  if (form.isConfirmed) return 'confirmed'
  if (form.isSending) return 'sending'
  return stepIn(form).kind === 'check' ? 'checking' : 'answering'
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
  return { ...form, sentIn: undefined }
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
