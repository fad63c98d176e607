import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { emptyDraft, type PageDraft } from '../page/draft.ts'
import type { FlowContext } from '../page/flow-page.ts'
import { positionIn, useHistoryPosition } from '../page/history-entry.ts'
import type { FormChange, PageState } from '../page/page-state.ts'
import type { FlowValues, StepValue } from '../step.ts'
import { callMeBack, slotChoice } from '../steps/slot-rules.ts'
import { checkStep } from '../steps/step-rules.ts'
import type { Flow, HeldTime } from './flow.ts'
import { isCallback } from './refusal.ts'
import {
  type FormEvent,
  type FormState,
  formOf,
  nextForm,
  openForm,
  outcomeOf,
  refusalIn,
  type SubmitOutcome,
  stepsIn,
} from './form-state.ts'

export interface OpenForm<Draft extends PageDraft, Data, Receipt> {
  flow: Flow<Draft, Data, Receipt>
  context: FlowContext<Draft>
  data: Data
  /** The time that was chosen for a call is somebody else's by now. */
  onTaken: () => void
}

/** The form of one flow, in the state of the page, for as long as the component is mounted; sends and holds what it says. */
export function useForm<Draft extends PageDraft, Data, Receipt>({
  flow,
  context,
  data,
  onTaken,
}: OpenForm<Draft, Data, Receipt>) {
  const { i18n } = useLingui()
  const { history } = useRouter()
  const { site, kept } = context
  const work = { context, data, i18n }
  // At the step of the entry of the history when it has one, else at the step where it was left.
  const [{ stepsOf, at }] = useState(() => {
    const { stage, step } = positionIn(history) ?? {}
    return {
      stepsOf: (values: FlowValues) => flow.stepsOf(work, values),
      at: stage === flow.name && step !== undefined ? { step } : {},
    }
  })
  const formIn = ({ draft, notes }: Pick<PageState<Draft>, 'draft' | 'notes'>) => {
    const answers = draft.flows[flow.name] ?? emptyDraft
    return notes?.stepsOf === stepsOf ? formOf(answers, notes) : openForm(stepsOf, { ...answers, ...at })
  }
  const form = formIn(kept)

  const send = (event: FormEvent) =>
    kept.updateForm(flow.name, (state): FormChange<Draft> | undefined => {
      const before = formIn(state)
      const after = nextForm(before, event)
      if (after === before) return undefined
      const { stepsOf: _, problems, refusals, isChanging, failure, isConfirmed, ...answers } = after
      return {
        flow: answers,
        notes: { stepsOf, problems, refusals, isChanging, failure, isConfirmed },
        draft: flow.changeWith?.(state.draft, answers, data) ?? {},
      }
    })

  const submit = useEffectEvent(() =>
    flow.submit(work, { steps: stepsIn(form), values: form.values, locale: form.sentIn ?? site.locale }),
  )
  const settle = useEffectEvent((outcome: SubmitOutcome<Receipt>) => {
    if (outcome.kind === 'refused' && Object.keys(outcome.fields).some(isCallback)) onTaken()
    send({ type: 'outcome', outcome })
    if (outcome.kind === 'confirmed') flow.onConfirmed(work, outcome.receipt)
    else if (!refusalIn(form, outcome)) flow.onFailed?.(work, outcome)
  })
  // The request goes to the network; what was being sent when the page was left is sent again.
  useEffect(() => {
    if (!form.isSending) return
    let isAwaited = true
    void outcomeOf(submit()).then((outcome) => isAwaited && settle(outcome))
    return () => {
      isAwaited = false
    }
  }, [form.isSending])

  const { hold } = flow
  const isChanged = kept.notes?.stepsOf === stepsOf
  useHeldTime({ form, isChanged, hold: hold && ((value) => hold(context, value)), send, onTaken })
  return { form, send }
}

interface TimeToHold {
  form: FormState
  /** Whether the person has done anything since the form opened. */
  isChanged: boolean
  /** Without it nothing is held: the request is then the first to hear that a time is taken. */
  hold: ((value: StepValue) => Promise<HeldTime>) | undefined
  send: (event: FormEvent) => void
  onTaken: () => void
}

/** Holds each time that is chosen, while the person goes on. */
function useHeldTime({ form, isChanged, hold, send, onTaken }: TimeToHold): void {
  const asked = useRef('')
  const isOpen = useRef(true)
  const follow = useEffectEvent(async (values: FlowValues) => {
    const step = stepsIn(form).find(({ kind }) => kind === 'slot')
    const value = step && values[step.id]
    if (!hold || !step || !value || checkStep(step, value).length > 0) return
    const { day, starts_at } = slotChoice(value)
    if (day === callMeBack || asked.current === starts_at) return
    asked.current = starts_at
    const held = await hold(value)
    if (!isOpen.current) return
    if (held === 'taken') onTaken()
    else if (held) send({ type: 'supplement', step: step.id, details: held })
  })
  useEffect(() => {
    if (isChanged) void follow(form.values)
  }, [isChanged, form.values])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
}

interface StepHistory {
  stage: string
  step: string
  onStep: (step: string) => void
}

/** Makes each step one entry of the history and follows the browser's Back and Forward; returns how to go back to a step. */
export function useStepHistory({ stage, step, onStep }: StepHistory): (previous: string) => void {
  const position = useHistoryPosition()
  const navigate = useNavigate()
  const { history } = useRouter()
  const stepOfEntry = () => {
    const entry = positionIn(history)
    return entry?.stage === stage ? entry.step : undefined
  }

  // The history is outside React: a step that the form has reached is written there.
  useEffect(() => {
    const from = stepOfEntry()
    if (from === undefined) void navigate({ to: '.', state: { position: { stage, step } }, replace: true })
    else if (from !== step) void navigate({ to: '.', state: { position: { stage, step, from } } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new step is written; a new entry is followed
  }, [stage, step])

  // Back and Forward lead to another entry, whose step is then shown.
  useEffect(() => {
    const entered = stepOfEntry()
    if (entered !== undefined && entered !== step) onStep(entered)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new entry is followed; a new step is written
  }, [position?.stage, position?.step])

  return (previous) => {
    if (positionIn(history)?.from === previous) history.back()
    else onStep(previous)
  }
}
