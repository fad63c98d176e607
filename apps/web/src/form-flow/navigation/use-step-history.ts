import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where in its flows a form page stands; the address never tells (R0-13). */
    position?: HistoryPosition
  }
}

export interface HistoryPosition {
  stage: string
  step?: string
  /** The step that the entry before this one stands for. */
  from?: string
}

/** The position that the present history entry stands for. */
export function useHistoryPosition(): HistoryPosition | undefined {
  return useLocation({ select: ({ state }) => state.position })
}

interface StepHistory {
  stage: string
  step: string
  onVisit: (step: string) => void
}

/** Makes each step one entry of the history and follows the browser's Back and Forward; returns how to go back to a step. */
export function useStepHistory({ stage, step, onVisit }: StepHistory): (previous: string) => void {
  const position = useHistoryPosition()
  const navigate = useNavigate()
  const { history } = useRouter()
  const positionStep = position?.stage === stage ? position.step : undefined

  // The history is outside React: a step that the form has reached is written there.
  useEffect(() => {
    if (positionStep === undefined) void navigate({ to: '.', state: { position: { stage, step } }, replace: true })
    else if (positionStep !== step) void navigate({ to: '.', state: { position: { stage, step, from: positionStep } } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new step is written; a new position is followed
  }, [stage, step])

  // And the other way: Back and Forward change the position, which the form then visits.
  useEffect(() => {
    if (positionStep !== undefined && positionStep !== step) onVisit(positionStep)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new position is followed; a new step is written
  }, [positionStep])

  return (previous) => {
    if (position?.from === previous) history.back()
    else onVisit(previous)
  }
}
