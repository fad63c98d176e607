import '../forms.css'
import { type MouseEvent, useEffect, useId, useRef } from 'react'

/**
 * What has to be mended, each line leading to its field. Takes the focus when errors appear, and again at each further
 * `attempt`; not while a person is mending them.
 */
export function ErrorSummary({ attempt = 0, ...summary }: ErrorSummaryProps & { attempt?: number }) {
  return summary.errors.length === 0 ? null : <FocusedSummary key={attempt} {...summary} />
}

function FocusedSummary({ title, errors, headingLevel: Heading = 'h2' }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const titleId = useId()
  // Focus is an effect of the browser: it is what makes a screen reader say that the form was refused.
  useEffect(() => summary.current?.focus(), [])
  return (
    <section className="error-summary" ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <Heading className="error-summary__title" id={titleId}>
        {title}
      </Heading>
      <ul className="error-summary__errors">
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            <a href={`#${fieldId}`} onClick={(event) => leadToField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The address stays as it is: a fragment would be one more step on the way back. */
function leadToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (field === null) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  const frame = field.closest('.field') ?? field
  frame.scrollIntoView()
}

interface ErrorSummaryProps {
  title: string
  errors: readonly { fieldId: string; text: string }[]
  headingLevel?: 'h1' | 'h2'
}
