import type { Failure } from '@clairmemoire/api-client/errors'
import { assign, fromPromise, setup } from 'xstate'
import type { Locale } from '@clairmemoire/domain/locale'
import {
  entryToKeep,
  type FlowContext,
  type FlowInput,
  languageIn,
  problemsIn,
  problemsLeft,
  startContext,
  stepsIn,
  withValue,
} from './flow-context.ts'
import { currentStep, mayVisitStep } from './flow-progress.ts'
import { refusalOf } from './refusal.ts'
import type { FlowValues, Step, StepValue } from '../step.ts'
import { contactDetails } from '../steps/contact-rules.ts'
import { mayDecline } from '../steps/question-rules.ts'

export type FlowEvent =
  | { type: 'edit'; value: StepValue }
  | { type: 'answer' }
  | { type: 'decline' }
  | { type: 'visit'; step: string; isChanging?: boolean }
  | { type: 'supplement'; step: string; details: Readonly<Record<string, string>> }
  | { type: 'submit' }
  | { type: 'retry' }

export type SubmitOutcome = { kind: 'confirmed'; receipt: unknown } | Failure

export interface Submission {
  steps: readonly Step[]
  values: FlowValues
  locale: Locale
}

type VisitEvent = Extract<FlowEvent, { type: 'visit' }>

function refusalIn(context: FlowContext, outcome: SubmitOutcome) {
  return outcome.kind === 'refused' ? refusalOf(stepsIn(context), outcome.fields) : undefined
}

/** One machine for every form: it decides what may happen; the page provides `submit` and keeps the draft. */
export const formFlowMachine = setup({
  types: {
    context: {} as FlowContext,
    events: {} as FlowEvent,
    input: {} as FlowInput,
  },
  actors: {
    submit: fromPromise<SubmitOutcome, Submission>(() => Promise.reject(new Error('The page provides the submission'))),
  },
  guards: {
    wasSending: ({ context }) => context.draft.isSending,
    isAtCheck: ({ context }) => context.step.kind === 'check',
    isValid: ({ context }) => problemsIn(context).length === 0,
    mayDecline: ({ context }) => context.step.kind === 'question' && mayDecline(context.step),
    mayVisit: ({ context }, { step }: VisitEvent) =>
      step !== context.step.id && mayVisitStep(stepsIn(context), context.values, step),
    isConfirmed: (_, outcome: SubmitOutcome) => outcome.kind === 'confirmed',
    isRefusedAtStep: ({ context }, outcome: SubmitOutcome) => refusalIn(context, outcome) !== undefined,
  },
  actions: {
    keepEntry: assign(({ context }, value: StepValue) => {
      const entries = { ...context.entries, [context.step.id]: value }
      return { entries, problems: problemsLeft(context, { ...context, entries }) }
    }),
    accept: assign(({ context }, value: StepValue) => withValue(context, value)),
    showProblems: assign(({ context }) => ({ problems: problemsIn(context), refusals: context.refusals + 1 })),
    goTo: assign(({ context }, { step, isChanging = false }: VisitEvent) => ({
      step: currentStep(stepsIn(context), context.values, step),
      problems: [],
      isChanging,
      failure: undefined,
    })),
    /** Adds what the page learned about a value that was kept before. */
    supplement: assign(({ context }, { step, details }: Extract<FlowEvent, { type: 'supplement' }>) => ({
      values: { ...context.values, [step]: { ...contactDetails(context.values[step]), ...details } },
    })),
    endChange: assign({ isChanging: false }),
    markSent: assign(({ context }) => ({ sentIn: languageIn(context), failure: undefined })),
    showRefusal: assign(({ context }, outcome: SubmitOutcome) => ({
      ...refusalIn(context, outcome),
      refusals: context.refusals + 1,
      // Once it is mended, the person goes on where they were: at the check.
      isChanging: true,
    })),
    keepReceipt: assign((_, outcome: SubmitOutcome) => ({
      receipt: 'receipt' in outcome ? outcome.receipt : undefined,
      sentIn: undefined,
    })),
    keepFailure: assign((_, outcome: SubmitOutcome) => ({
      failure: outcome.kind === 'confirmed' ? undefined : outcome,
    })),
  },
}).createMachine({
  id: 'form-flow',
  context: ({ input }) => startContext(input),
  initial: 'resuming',
  on: { supplement: { actions: { type: 'supplement', params: ({ event }) => event } } },
  states: {
    resuming: { always: [{ guard: 'wasSending', target: 'submitting' }, { target: 'placing' }] },
    placing: { always: [{ guard: 'isAtCheck', target: 'checking' }, { target: 'answering' }] },
    answering: {
      on: {
        edit: { actions: { type: 'keepEntry', params: ({ event }) => event.value } },
        answer: [
          {
            guard: 'isValid',
            target: 'placing',
            actions: { type: 'accept', params: ({ context }) => entryToKeep(context) ?? null },
          },
          { actions: 'showProblems' },
        ],
        decline: { guard: 'mayDecline', target: 'placing', actions: { type: 'accept', params: null } },
        visit: {
          guard: { type: 'mayVisit', params: ({ event }) => event },
          target: 'placing',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
    },
    checking: {
      entry: 'endChange',
      on: {
        submit: { target: 'submitting' },
        visit: {
          guard: { type: 'mayVisit', params: ({ event }) => event },
          target: 'placing',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      entry: 'markSent',
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ steps: stepsIn(context), values: context.values, locale: languageIn(context) }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'submitted',
            actions: { type: 'keepReceipt', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefusedAtStep', params: ({ event }) => event.output },
            target: 'placing',
            actions: { type: 'showRefusal', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: { kind: 'unexpected', status: 0 } } },
      },
    },
    failed: {
      on: {
        retry: { target: 'submitting' },
        visit: {
          guard: { type: 'mayVisit', params: ({ event }) => event },
          target: 'placing',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
    },
    submitted: { type: 'final' },
  },
})
