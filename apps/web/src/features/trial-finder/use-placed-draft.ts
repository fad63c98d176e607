import { useState } from 'react'
import { type FlowDraft, usePlace } from '../form-flow/index.ts'
import type { Stage } from './finder-draft.ts'

/** The draft with which a form opens: at the step of the history entry when there is one, else at the step it was left. */
export function usePlacedDraft(stage: Stage, draft: FlowDraft): FlowDraft {
  const place = usePlace()
  const [placed] = useState(() => {
    const step = place?.stage === stage ? place.step : undefined
    return step === undefined ? draft : { ...draft, step }
  })
  return placed
}
