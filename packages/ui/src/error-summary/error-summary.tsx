import '../forms.css'
import { type MouseEvent, useEffect, useId, useRef } from 'react'

/**
 * The errors of a form, each linked to its field. Takes the focus when errors appear, and again at each further `attempt`; not
 * while a person corrects them.
 */
export function ErrorSummary({ attempt = 0, ...summary }: ErrorSummaryProps) {
  return summary.errors.length === 0 ? null : <FocusedSummary key={attempt} {...summary} />
}

function FocusedSummary({ title, errors, headingLevel: Heading = 'h2' }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const titleId = useId()
  // Focusing is a side effect: it makes screen readers announce that the form was refused.
  useEffect(() => summary.current?.focus(), [])
  return (
    <section className="error-summary" ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <Heading className="error-summary__title" id={titleId}>
        {title}
      </Heading>
      <ul className="error-summary__errors">
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The address does not change: a fragment would add a step to the history. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (field === null) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const frame = field.closest('.field') ?? field
  frame.scrollIntoView()
}

interface ErrorSummaryProps {
  title: string
  /** In the order of the fields; `fieldId` is the target of the link. */
  errors: readonly { fieldId: string; text: string }[]
  headingLevel?: 'h1' | 'h2'
  /** The number of refusals; a further one moves the focus here again. */
  attempt?: number
}
