import { useState } from 'react'
import { useHistoryPosition } from '../navigation/use-step-history.ts'
import type { FlowDraft } from '../drafts/flow-draft.ts'

/** The draft with which a flow opens: at the step of the history entry when there is one, else at the step it was left. */
export function useDraftAtPosition(flow: string, draft: FlowDraft): FlowDraft {
  const position = useHistoryPosition()
  const [opened] = useState(() => {
    const step = position?.stage === flow ? position.step : undefined
    return step === undefined ? draft : { ...draft, step }
  })
  return opened
}
