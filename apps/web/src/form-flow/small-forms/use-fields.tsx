import type { Failure } from '@clairmemoire/api-client/errors'
import type { Callback, PhoneQuestions } from '@clairmemoire/api-client/schema'
import { Choice } from '@clairmemoire/ui/choice'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { refusalOf } from '../form/refusal.ts'
import type { ContactStep, QuestionStep, SlotStep, StepProblem, StepValue } from '../step.ts'
import { ContactFieldset } from '../steps/contact-fieldset.tsx'
import { type ContactDetails, contactDetails } from '../steps/contact-rules.ts'
import { problemText } from '../steps/problem.copy.ts'
import { QuestionInput } from '../steps/question-input.tsx'
import { answersToSend, mayDecline } from '../steps/question-step.ts'
import { callbackIn } from '../steps/slot-rules.ts'
import { type PartLabel, SlotFieldset, slotStep } from '../steps/slot-step.tsx'
import { checkStep, readEntry } from '../steps/step-rules.ts'

interface Fields<Read> {
  inputs: ReactNode
  /** Whether the rules or the backend's response found a problem. */
  isWrong: boolean
  /** Returns the values to send. If one is invalid, it shows the error, focuses the input and returns undefined (WCAG 3.3.1). */
  read: () => Read | undefined
}

interface ContactFormOptions {
  known?: ContactDetails
  /** A prefix for the ids of the inputs, needed if a page asks for the details of two people. */
  idPrefix?: string
}

/** Inputs for contact details within a page, with the rules and words of the forms. */
export function useContactForm(
  step: ContactStep,
  failure: Failure | undefined,
  { known, idPrefix = '' }: ContactFormOptions = {},
): Fields<ContactDetails> {
  const { isWrong, read, ...fieldset } = useStep(step, failure, known, idPrefix)
  return {
    inputs: <ContactFieldset fields={step.fields} idPrefix={idPrefix} {...fieldset} />,
    isWrong,
    read: () => {
      const details = read()
      return details === undefined ? undefined : contactDetails(details)
    },
  }
}

const dayQuestion = { title: msg({ id: 'form-flow.slot.day', message: 'Quel jour ?' }) }

/** Inputs for the time of a call within a page, with the rules and words of the forms. */
export function useSlotForm(
  offer: SlotStep['offer'],
  failure: Failure | undefined,
  partLabel?: PartLabel,
): Fields<Callback> {
  const { i18n } = useLingui()
  const { isWrong, read, ...fieldset } = useStep(slotStep(i18n, dayQuestion, offer), failure, undefined, '')
  return {
    inputs: <SlotFieldset offer={offer} legendAs="span" partLabel={partLabel} {...fieldset} />,
    isWrong,
    read: () => {
      const choice = read()
      return choice === undefined ? undefined : callbackIn(choice)
    },
  }
}

/** Inputs for optional questions within a page; empty answers are not sent. */
export function useQuestionForm(
  { questionnaire, respondent, answers: known }: PhoneQuestions,
  failure: Failure | undefined,
  declines: (question: string) => ReactNode,
): Fields<ReturnType<typeof answersToSend>> {
  const { i18n } = useLingui()
  const [entries, setEntries] = useState<Readonly<Record<string, StepValue | undefined>>>(known)
  const [found, setFound] = useState<readonly StepProblem[]>([])
  const steps = questionnaire.questions.map(
    (question): QuestionStep => ({ kind: 'question', id: question.id, question, wording: respondent }),
  )
  const problemsOf = (step: QuestionStep) => {
    const refused = failure?.kind === 'refused' ? refusalOf([step], failure.fields)?.problems : undefined
    return found.length > 0 ? found.filter(({ field }) => field === step.id) : (refused ?? [])
  }
  return {
    inputs: steps.map((step) => (
      <Fragment key={step.id}>
        <QuestionInput
          step={step}
          labelAs="span"
          entry={entries[step.id]}
          errors={Object.fromEntries(
            problemsOf(step).map((problem) => [problem.field, problemText(i18n, step, problem)]),
          )}
          onEdit={(value) => setEntries({ ...entries, [step.id]: value })}
        />
        {mayDecline(step) ? (
          <Choice
            kind="checkbox"
            label={declines(step.question.label[respondent])}
            checked={entries[step.id] === null}
            onChange={({ target }) => setEntries({ ...entries, [step.id]: target.checked ? null : undefined })}
          />
        ) : null}
      </Fragment>
    )),
    isWrong: steps.some((step) => problemsOf(step).length > 0),
    read: () => {
      const answered = steps.filter(
        ({ id }) => entries[id] === null || [entries[id] ?? []].flat().some((part) => part !== ''),
      )
      const values = answered.map((step) => [step, readEntry(step, entries[step.id])] as const)
      const wrong = values.flatMap(([step, value]) => checkStep(step, value))
      setFound(wrong)
      document.getElementById(wrong[0]?.field ?? '')?.focus()
      if (wrong.length > 0) return undefined
      const read = values.flatMap(([{ id }, value]) => (value === undefined ? [] : [[id, value] as const]))
      return answersToSend(questionnaire, Object.fromEntries(read))
    },
  }
}

/** The entry and the problems of one step that is shown within a page. */
function useStep(
  step: ContactStep | SlotStep,
  failure: Failure | undefined,
  known: ContactDetails | undefined,
  idPrefix: string,
) {
  const { i18n } = useLingui()
  const [entry, setEntry] = useState<StepValue | undefined>(known)
  const [found, setFound] = useState<readonly StepProblem[]>([])
  const refused = failure?.kind === 'refused' ? refusalOf([step], failure.fields)?.problems : undefined
  const problems = found.length > 0 ? found : (refused ?? [])
  const focusFirst = (field: string | undefined) => document.getElementById(`${idPrefix}${field ?? ''}`)?.focus()
  // The field of a backend error gets the focus, like the field of a broken rule (WCAG 3.3.1).
  const focusRefused = useEffectEvent(() => focusFirst(refused?.[0]?.field))
  useEffect(() => {
    if (failure) focusRefused()
  }, [failure])
  return {
    entry,
    errors: Object.fromEntries(problems.map((problem) => [problem.field, problemText(i18n, step, problem)])),
    onEdit: setEntry,
    isWrong: problems.length > 0,
    read: () => {
      const value = readEntry(step, entry)
      const wrong = checkStep(step, value)
      setFound(wrong)
      focusFirst(wrong[0]?.field)
      return wrong.length === 0 ? value : undefined
    },
  }
}
