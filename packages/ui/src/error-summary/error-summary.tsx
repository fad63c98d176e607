import '../forms.css'
import { type MouseEvent, useEffect, useId, useRef } from 'react'

/**
 * The errors of a form, each with a link to its field. It takes the focus when errors appear, and again when `attempt` changes, but
 * not while a person corrects the errors.
 */
export function ErrorSummary({ attempt = 0, ...summary }: ErrorSummaryProps) {
  return summary.errors.length === 0 ? null : <FocusedSummary key={attempt} {...summary} />
}

function FocusedSummary({ title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const titleId = useId()
  // The focus makes screen readers announce that the form was refused.
  useEffect(() => summary.current?.focus(), [])
  return (
    <section className="error-summary" ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <h2 className="error-summary__title" id={titleId}>
        {title}
      </h2>
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

/** Moves the focus to a field without changing the address, because a fragment would add an entry to the history. */
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
  /** The errors, in the order of the fields; `fieldId` is the id of the element that the link leads to. */
  errors: readonly { fieldId: string; text: string }[]
  /** How many times the form was refused. When this changes, the summary takes the focus again. */
  attempt?: number
}
