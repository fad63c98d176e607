import { useState } from 'react'
import { usePlace } from '../navigation/use-step-history.ts'
import type { FlowDraft } from '../drafts/flow-draft.ts'

/** The draft with which a flow opens: at the step of the history entry when there is one, else at the step it was left. */
export function usePlacedDraft(flow: string, draft: FlowDraft): FlowDraft {
  const place = usePlace()
  const [placed] = useState(() => {
    const step = place?.stage === flow ? place.step : undefined
    return step === undefined ? draft : { ...draft, step }
  })
  return placed
}
