import type { Failure } from '@clairmemoire/api-client/errors'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import type { FlowInput } from './flow-context.ts'
import type { FlowDraft } from '../drafts/flow-draft.ts'
import { formFlowMachine, type Submission, type SubmitOutcome } from './form-flow.machine.ts'

export interface FormFlowOptions<Receipt> extends FlowInput {
  submit: (submission: Submission) => Promise<{ kind: 'confirmed'; receipt: Receipt } | Failure>
  /** Called with every change, to be kept. */
  onDraft: (draft: FlowDraft) => void
  /** Called once, when the backend has confirmed. */
  onConfirmed: (receipt: Receipt) => void
  /** Called once for each failure of sending, when the draft says that nothing is on its way any more. */
  onFailed?: (failure: Failure) => void
}

/** Runs the form of one flow for as long as the component is mounted. */
export function useFormFlow<Receipt>(options: FormFlowOptions<Receipt>): ActorRefFrom<typeof formFlowMachine> {
  const { submit, onDraft, onConfirmed, onFailed, ...input } = options
  const machine = formFlowMachine.provide({
    actors: { submit: fromPromise<SubmitOutcome, Submission>(({ input: submission }) => submit(submission)) },
  })
  const actor = useActorRef(machine, { input })
  const reported = useRef<Failure>(undefined)
  const report = useEffectEvent((snapshot: SnapshotFrom<typeof formFlowMachine>) => {
    onDraft(draftOf(snapshot))
    // The machine hands on what `submit` answered without looking into it.
    if (snapshot.matches('submitted')) onConfirmed(snapshot.context.receipt as Receipt)
    const { failure } = snapshot.context
    if (failure && failure !== reported.current) onFailed?.(failure)
    reported.current = failure
  })
  // Once for each actor: a listener renewed with each render would miss what the browser's Back does between two of them.
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => report(snapshot))
    return () => subscription.unsubscribe()
  }, [actor])
  return actor
}

function draftOf(snapshot: SnapshotFrom<typeof formFlowMachine>): FlowDraft {
  const { values, entries, step, sentIn } = snapshot.context
  const isSending = snapshot.matches('submitting')
  return { values, entries, step: step.id, isSending, ...(sentIn ? { sentIn } : {}) }
}
