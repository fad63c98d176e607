import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where in its flows a form page stands; the address never tells (R0-13). */
    place?: Place
  }
}

export interface Place {
  stage: string
  step?: string
  /** The step that the entry before this one stands for. */
  from?: string
}

/** The place that the present history entry stands for. */
export function usePlace(): Place | undefined {
  return useLocation({ select: ({ state }) => state.place })
}

interface StepHistory {
  stage: string
  step: string
  onVisit: (step: string) => void
}

/** Makes each step one entry of the history and follows the browser's Back and Forward; returns how to go back to a step. */
export function useStepHistory({ stage, step, onVisit }: StepHistory): (previous: string) => void {
  const place = usePlace()
  const navigate = useNavigate()
  const { history } = useRouter()
  const placeStep = place?.stage === stage ? place.step : undefined

  // The history is outside React: a step that the form has reached is written there.
  useEffect(() => {
    if (placeStep === undefined) void navigate({ to: '.', state: { place: { stage, step } }, replace: true })
    else if (placeStep !== step) void navigate({ to: '.', state: { place: { stage, step, from: placeStep } } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new step is written; a new place is followed
  }, [stage, step])

  // And the other way: Back and Forward change the place, which the form then visits.
  useEffect(() => {
    if (placeStep !== undefined && placeStep !== step) onVisit(placeStep)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new place is followed; a new step is written
  }, [placeStep])

  return (previous) => {
    if (place?.from === previous) history.back()
    else onVisit(previous)
  }
}
