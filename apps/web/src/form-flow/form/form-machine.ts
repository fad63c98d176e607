import type { Failure } from '@clairmemoire/api-client/errors'
import type { Locale } from '@clairmemoire/domain/locale'
import { and, assign, emit, fromPromise, not, setup, stateIn } from 'xstate'
import type { FlowDraft } from '../page/draft.ts'
import type { FlowValues, StepValue } from '../step.ts'
import { mayDecline } from '../steps/question-step.ts'
import { slotChoice } from '../steps/slot-rules.ts'
import { mayShowStep } from '../steps/step-rules.ts'
import {
  answered,
  at,
  chosenTime,
  edited,
  type FormState,
  openForm,
  refused,
  reopenForm,
  type StepsOf,
  stepIn,
  valuesToSend,
  withAnswer,
  withHold,
} from './form-state.ts'
import { isOutdated, refusalOf } from './refusal.ts'

export type SubmitOutcome<Receipt = unknown> = { kind: 'confirmed'; receipt: Receipt } | Failure

/** The values to send, and the language of the first attempt to send them. */
interface Sending<Data> {
  data: Data
  values: FlowValues
  sentIn: Locale | undefined
}

/** The key of a held time; `taken` if the time is no longer available; undefined if the backend gave no key. */
export type HeldTime = { hold: string } | 'taken' | undefined

export type FormEvent<Data = unknown> =
  | { type: 'edit'; value: StepValue }
  /** `value` is set if choosing an option is enough to answer. */
  | { type: 'answer'; value?: StepValue }
  | { type: 'decline' }
  | { type: 'goTo'; step: string; isChanging?: boolean }
  /** `locale` is the language of the page. */
  | { type: 'submit'; locale: Locale }
  | { type: 'loaded'; data: Data }

type EventOf<Type extends FormEvent['type'], Data = unknown> = Extract<FormEvent<Data>, { type: Type }>

function outcomeOf<Outcome>({ event }: { event: { output: Outcome } }): Outcome {
  return event.output
}

/** The failure that is reported after an internal error. */
const defect: Failure = { kind: 'unexpected', status: 0 }

/**
 * The machine of one form, whose steps are answered, checked and sent. In parallel, the machine holds a chosen time and reloads outdated
 * data. The page provides the effects `submit`, `hold` and `load`.
 */
export function formMachine<Data, Receipt>(stepsOf: StepsOf<Data>) {
  type State = FormState<Data>
  type Outcome = SubmitOutcome<Receipt>
  const refusalIn = (form: State, outcome: Outcome) =>
    outcome.kind === 'refused' ? refusalOf(stepsOf(form), outcome.fields) : undefined
  const form = setup({
    types: {
      context: {} as State,
      events: {} as FormEvent<Data>,
      input: {} as { data: Data; flow: FlowDraft },
      emitted: {} as { type: 'settled'; outcome: Outcome },
    },
    actors: {
      submit: fromPromise<Outcome, Sending<Data>>(() => Promise.resolve(defect)),
      hold: fromPromise<HeldTime, StepValue>(() => Promise.resolve(undefined)),
      load: fromPromise<Data>(() => Promise.reject(new Error('nothing to load'))),
    },
    guards: {
      isOutdated: ({ context }) => context.isOutdated,
      wasSending: ({ context }) => context.isSending,
      isAtCheck: ({ context }) => stepIn(stepsOf, context).kind === 'check',
      isFailureOver: ({ context }) => context.failure === undefined || stepIn(stepsOf, context).kind !== 'check',
      mayDecline: ({ context }) => {
        const step = stepIn(stepsOf, context)
        return step.kind === 'question' && mayDecline(step)
      },
      mayShow: ({ context }, { step }: EventOf<'goTo'>) =>
        step !== context.step && mayShowStep(stepsOf(context), context.values, step),
      isNewTime: ({ context }) => {
        const time = chosenTime(stepsOf, context)
        return context.isTouched && time !== undefined && slotChoice(time).starts_at !== context.heldStart
      },
      isRefused: ({ context }, outcome: Outcome) => refusalIn(context, outcome) !== undefined,
    },
    actions: {
      edit: assign(({ context }, { value }: EventOf<'edit'>) => edited(stepsOf, context, value)),
      answer: assign(({ context }, { value }: EventOf<'answer'>) =>
        answered(stepsOf, value === undefined ? context : edited(stepsOf, context, value)),
      ),
      decline: assign(({ context }) => withAnswer(stepsOf, context, null)),
      goTo: assign(({ context }, { step, isChanging = false }: EventOf<'goTo'>) => {
        const there = { ...context, step, isChanging, isTouched: true, problems: [], failure: undefined }
        return at(there, stepIn(stepsOf, there))
      }),
      chooseLanguage: assign(({ context }, { locale }: EventOf<'submit'>) => ({ sentIn: context.sentIn ?? locale })),
      startSending: assign({ isSending: true, isTouched: true, failure: undefined }),
      stopSending: assign({ isSending: false }),
      settle: assign(({ context }, outcome: Outcome) => {
        if (outcome.kind === 'confirmed') return { sentIn: undefined }
        const refusal = refusalIn(context, outcome)
        const hasChanged = outcome.kind === 'refused' && isOutdated(outcome.fields)
        return { ...(refusal ? refused(context, refusal) : { failure: outcome }), isOutdated: hasChanged }
      }),
      tell: emit((_, outcome: Outcome) => ({ type: 'settled', outcome })),
      startHold: assign(({ context }) => ({ heldStart: slotChoice(chosenTime(stepsOf, context)).starts_at })),
      addHold: assign(({ context }, held: HeldTime) =>
        typeof held === 'object' ? withHold(stepsOf, context, held.hold) : context,
      ),
      use: assign((_, { data }: EventOf<'loaded', Data>) => ({ data })),
      reopen: assign(({ context }, data: Data) => reopenForm(stepsOf, { ...context, data })),
    },
  })
  const goTo = {
    guard: { type: 'mayShow', params: ({ event }: { event: EventOf<'goTo'> }) => event },
    target: 'answering',
    actions: { type: 'goTo', params: ({ event }: { event: EventOf<'goTo'> }) => event },
  } as const
  const submit = {
    target: 'sending',
    actions: { type: 'chooseLanguage', params: ({ event }: { event: EventOf<'submit'> }) => event },
  } as const
  const settle = { type: 'settle', params: outcomeOf } as const
  const tell = { type: 'tell', params: outcomeOf } as const
  return form.createMachine({
    type: 'parallel',
    context: ({ input: { data, flow } }) => openForm(stepsOf, data, flow),
    on: { loaded: { actions: { type: 'use', params: ({ event }) => event } } },
    states: {
      form: {
        initial: 'opening',
        states: {
          opening: { always: [{ guard: 'wasSending', target: 'sending' }, { target: 'answering' }] },
          answering: {
            id: 'answering',
            always: { guard: 'isAtCheck', target: 'checking' },
            on: {
              edit: { actions: { type: 'edit', params: ({ event }) => event } },
              answer: { actions: { type: 'answer', params: ({ event }) => event } },
              decline: { guard: 'mayDecline', actions: 'decline' },
              goTo,
            },
          },
          checking: { always: { guard: not('isAtCheck'), target: 'answering' }, on: { goTo, submit } },
          sending: {
            entry: 'startSending',
            exit: 'stopSending',
            initial: 'waiting',
            states: {
              // Waits for the key of the hold: without the key, the backend would reject the person's own held time.
              waiting: {
                always: { guard: and([not('isNewTime'), not(stateIn({ time: 'holding' }))]), target: 'posting' },
              },
              posting: {
                invoke: {
                  src: 'submit',
                  input: ({ context }) => {
                    const { data, sentIn } = context
                    return { data, values: valuesToSend(stepsOf, context), sentIn }
                  },
                  onDone: [
                    {
                      guard: ({ event }) => event.output.kind === 'confirmed',
                      target: '#confirmed',
                      actions: [settle, tell],
                    },
                    {
                      guard: { type: 'isRefused', params: ({ event }) => event.output },
                      target: '#answering',
                      actions: settle,
                    },
                    { target: '#failed', actions: [settle, tell] },
                  ],
                  onError: {
                    target: '#failed',
                    actions: [
                      { type: 'settle', params: defect },
                      { type: 'tell', params: defect },
                    ],
                  },
                },
              },
            },
          },
          failed: {
            id: 'failed',
            always: { guard: 'isFailureOver', target: 'answering' },
            on: { goTo, submit },
          },
          confirmed: { id: 'confirmed' },
        },
      },
      time: {
        initial: 'idle',
        states: {
          idle: {
            always: [
              { guard: 'isOutdated', target: 'loading' },
              { guard: 'isNewTime', target: 'holding' },
            ],
          },
          holding: {
            entry: 'startHold',
            invoke: {
              src: 'hold',
              input: ({ context }) => chosenTime(stepsOf, context) ?? null,
              onDone: [
                { guard: ({ event }) => event.output === 'taken', target: 'loading' },
                { target: 'idle', actions: { type: 'addHold', params: ({ event }) => event.output } },
              ],
              onError: 'idle',
            },
          },
          loading: {
            entry: assign({ isOutdated: false }),
            invoke: {
              src: 'load',
              onDone: { target: 'idle', actions: { type: 'reopen', params: ({ event }) => event.output } },
              onError: 'idle',
            },
          },
        },
      },
    },
  })
}
