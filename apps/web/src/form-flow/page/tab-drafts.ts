import { deepEqual } from '@tanstack/react-router'
import type { FlowDraft, PageDraft } from './draft.ts'

/**
 * The draft of this tab after another one saved `theirs`: the answers are theirs, the position is its own. Undefined when there
 * is nothing to follow, or when one of both is being sent: then the answer of the backend decides.
 */
export function mergeTabDrafts<Draft extends PageDraft>(own: Draft, theirs: Draft): Draft | undefined {
  if (isBeingSent(own) || isBeingSent(theirs)) return undefined
  const flows = Object.entries(theirs.flows).map(([name, flow]) => [name, atStepOf(own.flows[name], flow)] as const)
  const followed = { ...theirs, id: theirs.id ?? own.id, stage: own.stage, flows: Object.fromEntries(flows) }
  return deepEqual(followed, own) ? undefined : followed
}

function isBeingSent({ flows }: PageDraft): boolean {
  return Object.values(flows).some(({ isSending }) => isSending)
}

function atStepOf(own: FlowDraft | undefined, theirs: FlowDraft): FlowDraft {
  const { step: _, ...answers } = theirs
  return own?.step === undefined ? answers : { ...answers, step: own.step }
}
