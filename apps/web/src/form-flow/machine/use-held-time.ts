import { useEffect, useEffectEvent, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { callMeBack, slotChoice } from '../steps/slot-rules.ts'
import type { StepValue } from '../step.ts'
import { checkStep } from '../steps/step-rules.ts'
import { stepsIn } from './flow-context.ts'
import type { formFlowMachine } from './form-flow.machine.ts'

/** The key of a time that is held, that others have it, or undefined when nothing was heard. */
export type HeldTime = { hold: string } | 'taken' | undefined

interface TimeToHold {
  actor: ActorRefFrom<typeof formFlowMachine>
  /** Without it nothing is held: the request is then the first to hear that a time is taken. */
  hold: ((value: StepValue) => Promise<HeldTime>) | undefined
  onTaken: () => void
}

/** Holds each time that is chosen, while the person goes on. */
export function useHeldTime({ actor, hold, onTaken }: TimeToHold): void {
  const asked = useRef('')
  const follow = useEffectEvent(async ({ context, status }: SnapshotFrom<typeof formFlowMachine>) => {
    const step = stepsIn(context).find(({ kind }) => kind === 'slot')
    const value = step && context.values[step.id]
    if (!hold || !step || !value || status !== 'active' || checkStep(step, value).length > 0) return
    const { day, starts_at } = slotChoice(value)
    if (day === callMeBack || asked.current === starts_at) return
    asked.current = starts_at
    const held = await hold(value)
    if (held === 'taken') onTaken()
    else if (held) actor.send({ type: 'supplement', step: step.id, details: held })
  })
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => void follow(snapshot))
    return () => subscription.unsubscribe()
  }, [actor])
}
