import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { emptyDraft, type FlowDraft, type PageDraft } from '../page/draft.ts'
import type { FlowContext } from '../page/flow-page.ts'
import { positionIn } from '../page/history-entry.ts'
import type { Flow } from './flow.ts'
import { type FormEvent, formMachine } from './form-machine.ts'
import type { StepsOf } from './form-state.ts'

export interface OpenForm<Draft extends PageDraft, Data, Receipt> {
  flow: Flow<Draft, Data, Receipt>
  context: FlowContext<Draft>
  data: Data
  /** Reloads the data from the backend; undefined if the form loads no data. */
  reload: (() => Promise<Data>) | undefined
}

/** Runs the machine of one form while the component is mounted; the page stores its answers. */
export function useForm<Draft extends PageDraft, Data, Receipt>(props: OpenForm<Draft, Data, Receipt>) {
  const { flow, context, data, reload } = props
  const { i18n } = useLingui()
  const { history } = useRouter()
  const { saved, site } = context
  const [{ stepsOf, machine, input }] = useState(() => {
    const steps: StepsOf<Data> = (form) => flow.stepsOf({ context, data: form.data, i18n }, form.values)
    // The form opens at the step of the history entry; if the entry has no step, at the stored step.
    const { stage, step } = positionIn(history) ?? {}
    const at = stage === flow.name && step !== undefined ? { step } : {}
    const answers: FlowDraft = { ...emptyDraft, ...saved.draft.flows[flow.name], ...at }
    return { stepsOf: steps, machine: formMachine<Data, Receipt>(steps), input: { data, flow: answers } }
  })
  const form = useActorRef(
    machine.provide({
      actors: {
        submit: fromPromise(({ input: { values, sentIn = site.locale, ...sending } }) =>
          flow.submit({ context, i18n, ...sending }, { values, locale: sentIn }),
        ),
        hold: fromPromise(async ({ input }) => flow.hold?.(context, input)),
        ...(reload && { load: fromPromise(reload) }),
      },
    }),
    { input },
  )
  const snapshot = useSelector(form, (state) => state)

  const store = useEffectEvent(() => {
    const { values, entries, step, sentIn, isSending, ...shown } = form.getSnapshot().context
    const answers = { values, entries, step, sentIn, isSending }
    saved.updateForm(flow.name, answers, (draft) => flow.changeWith?.(draft, answers, shown.data) ?? {})
  })
  const settle = useEffectEvent((outcome: Awaited<ReturnType<typeof flow.submit>>) => {
    const work = { context, data, i18n }
    if (outcome.kind !== 'confirmed') return flow.onFailed?.(work, outcome)
    store()
    flow.onConfirmed(work, outcome.receipt)
  })
  useEffect(() => {
    const changes = form.subscribe((state) => {
      // After a confirmation, `onConfirmed` changes the draft; storing again would undo that.
      if (!state.matches({ form: 'confirmed' })) store()
    })
    const outcomes = form.on('settled', ({ outcome }) => settle(outcome))
    return () => {
      changes.unsubscribe()
      outcomes.unsubscribe()
    }
  }, [form])
  useEffect(() => {
    if (form.getSnapshot().context.data !== data) form.send({ type: 'loaded', data })
  }, [form, data])

  const send = (event: FormEvent<Data>) => form.send(event)
  return { form: snapshot.context, isSending: snapshot.matches({ form: 'sending' }), stepsOf, send }
}
