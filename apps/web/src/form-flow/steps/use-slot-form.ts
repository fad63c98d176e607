import type { Callback } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problemText } from '../form/problem.copy.ts'
import type { SlotStep, StepValue } from '../step.ts'
import type { StepProblem } from './problem.ts'
import { callbackIn, checkSlot, readSlot } from './slot-rules.ts'
import { slotStep } from './slot-step.ts'

interface SlotForm {
  entry: StepValue | undefined
  /** What is wrong, by the id of the list. */
  errors: Readonly<Record<string, string>>
  onEdit: (value: StepValue) => void
  /** The chosen time, as it is sent; undefined when none is, which is then said and focused (WCAG 3.3.1). */
  read: () => Callback | undefined
}

const unnamed = {
  title: msg({ id: 'form-flow.slot.day', message: 'Quel jour ?' }),
  hint: msg({ id: 'form-flow.slot.day', message: 'Quel jour ?' }),
}

/** The time of a call that is chosen within a page, by the rules and in the words of the forms. */
export function useSlotForm(offer: SlotStep['offer']): SlotForm {
  const { i18n } = useLingui()
  const step = slotStep(i18n, unnamed, offer)
  const [entry, setEntry] = useState<StepValue>()
  const [problems, setProblems] = useState<readonly StepProblem[]>([])
  return {
    entry,
    errors: Object.fromEntries(problems.map((problem) => [problem.field, problemText(i18n, step, problem)])),
    onEdit: setEntry,
    read: () => {
      const choice = readSlot(step, entry)
      const wrong = checkSlot(step, choice)
      setProblems(wrong)
      document.getElementById(wrong[0]?.field ?? '')?.focus()
      return wrong.length === 0 ? callbackIn(choice) : undefined
    },
  }
}
