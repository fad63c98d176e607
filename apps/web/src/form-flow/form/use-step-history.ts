import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { positionIn, useHistoryPosition } from '../page/history-entry.ts'

interface StepHistory {
  stage: string
  step: string
  onStep: (step: string) => void
}

/** Adds a history entry for each step and follows the browser's Back and Forward. Returns a function that goes back to a step. */
export function useStepHistory({ stage, step, onStep }: StepHistory): (previous: string) => void {
  const position = useHistoryPosition()
  const navigate = useNavigate()
  const { history } = useRouter()
  const stepOfEntry = () => {
    const entry = positionIn(history)
    return entry?.stage === stage ? entry.step : undefined
  }

  // Adds the entry of a new step before anybody can press Back; an entry that is added later would undo the Back.
  useLayoutEffect(() => {
    const from = stepOfEntry()
    if (from === undefined) void navigate({ to: '.', state: { position: { stage, step } }, replace: true })
    else if (from !== step) void navigate({ to: '.', state: { position: { stage, step, from } } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- this effect writes new steps; the other one follows new entries
  }, [stage, step])

  // Back and Forward lead to another entry, whose step is then shown.
  useEffect(() => {
    const entered = stepOfEntry()
    if (entered !== undefined && entered !== step) onStep(entered)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- this effect follows new entries; the other one writes new steps
  }, [position?.stage, position?.step])

  return (previous) => {
    if (positionIn(history)?.from === previous) history.back()
    else onStep(previous)
  }
}
