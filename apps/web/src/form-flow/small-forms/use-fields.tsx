import type { Failure } from '@clairmemoire/api-client/errors'
import type { Callback } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refusalOf } from '../form/refusal.ts'
import type { ContactStep, SlotStep, StepProblem, StepValue } from '../step.ts'
import { type ContactDetails, checkContact, readContact } from '../steps/contact-rules.ts'
import { problemText } from '../steps/problem.copy.ts'
import { callbackIn, checkSlot, readSlot } from '../steps/slot-rules.ts'
import { slotStep } from '../steps/slot-step.tsx'

interface ContactForm {
  entry: StepValue | undefined
  /** What is wrong, by the id of the field: by the rules, or by what the backend said. */
  errors: Readonly<Record<string, string>>
  onEdit: (value: StepValue) => void
  /** What was typed, as it is sent; undefined when something is wrong, which is then said and focused (WCAG 3.3.1). */
  read: () => ContactDetails | undefined
}

interface ContactFormOptions {
  known?: ContactDetails
  /** As that of the fieldset. */
  idPrefix?: string
}

/** Contact details that are typed within a page, by the rules and in the words of the forms. */
export function useContactForm(
  step: ContactStep,
  failure: Failure | undefined,
  { known, idPrefix = '' }: ContactFormOptions = {},
): ContactForm {
  const { i18n } = useLingui()
  const [entry, setEntry] = useState<StepValue | undefined>(known)
  const [found, setFound] = useState<readonly StepProblem[]>([])
  const refused = failure?.kind === 'refused' ? refusalOf([step], failure.fields)?.problems : undefined
  const problems = found.length > 0 ? found : (refused ?? [])
  return {
    entry,
    errors: Object.fromEntries(problems.map((problem) => [problem.field, problemText(i18n, step, problem)])),
    onEdit: setEntry,
    read: () => {
      const details = readContact(step, entry)
      const wrong = checkContact(step, details)
      setFound(wrong)
      document.getElementById(`${idPrefix}${wrong[0]?.field ?? ''}`)?.focus()
      return wrong.length === 0 ? details : undefined
    },
  }
}

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
