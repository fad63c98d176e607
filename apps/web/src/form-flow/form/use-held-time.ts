import { useEffect, useEffectEvent, useRef } from 'react'
import type { FlowValues, StepValue } from '../step.ts'
import { callMeBack, slotChoice } from '../steps/slot-rules.ts'
import { checkStep } from '../steps/step-rules.ts'
import { type FormEvent, type FormState, stepsIn } from './form-state.ts'

/** The key of a time that is held, that others have it, or undefined when nothing was heard. */
export type HeldTime = { hold: string } | 'taken' | undefined

interface TimeToHold {
  form: FormState
  /** Whether the person has done anything since the form opened. */
  isChanged: boolean
  /** Without it nothing is held: the request is then the first to hear that a time is taken. */
  hold: ((value: StepValue) => Promise<HeldTime>) | undefined
  send: (event: FormEvent) => void
  onTaken: () => void
}

/** Holds each time that is chosen, while the person goes on. */
export function useHeldTime({ form, isChanged, hold, send, onTaken }: TimeToHold): void {
  const asked = useRef('')
  const isOpen = useRef(true)
  const follow = useEffectEvent(async (values: FlowValues) => {
    const step = stepsIn(form).find(({ kind }) => kind === 'slot')
    const value = step && values[step.id]
    if (!hold || !step || !value || checkStep(step, value).length > 0) return
    const { day, starts_at } = slotChoice(value)
    if (day === callMeBack || asked.current === starts_at) return
    asked.current = starts_at
    const held = await hold(value)
    if (!isOpen.current) return
    if (held === 'taken') onTaken()
    else if (held) send({ type: 'supplement', step: step.id, details: held })
  })
  useEffect(() => {
    if (isChanged) void follow(form.values)
  }, [isChanged, form.values])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
}
