import { useActorRef } from '@xstate/react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import type { FlowInput } from './flow-context.ts'
import type { FlowDraft } from './flow-draft.ts'
import { formFlowMachine, type Submission, type SubmitOutcome } from './form-flow.machine.ts'

export interface FormFlowOptions extends Omit<FlowInput, 'mintKey'> {
  submit: (submission: Submission) => Promise<SubmitOutcome>
  /** Called with every change, to be kept. */
  onDraft: (draft: FlowDraft) => void
}

/** Runs the form of one flow for as long as the component is mounted. */
export function useFormFlow({ submit, onDraft, ...input }: FormFlowOptions): ActorRefFrom<typeof formFlowMachine> {
  const machine = formFlowMachine.provide({
    actors: { submit: fromPromise<SubmitOutcome, Submission>(({ input: submission }) => submit(submission)) },
  })
  return useActorRef(machine, { input: { ...input, mintKey: () => crypto.randomUUID() } }, (snapshot) =>
    onDraft(draftOf(snapshot)),
  )
}

function draftOf(snapshot: SnapshotFrom<typeof formFlowMachine>): FlowDraft {
  const { values, entries, step, attempt } = snapshot.context
  const isSending = snapshot.matches('submitting')
  return { values, entries, step: step.id, isSending, ...(attempt ? { attempt } : {}) }
}
