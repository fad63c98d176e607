import '../forms.css'
import type { ReactNode } from 'react'
import sent from '../drawing/files/sent.svg'

/** The head of a thank-you page: the outcome, then the promise in large type, then the rest. */
export function Confirmation({ title, promise, reference, children }: ConfirmationProps) {
  return (
    <div className="confirmation">
      {/* Not `Drawing`, which would add to the size of every form. */}
      <img className="drawing" src={sent} alt="" width="240" height="200" />
      <h1 tabIndex={-1}>{title}</h1>
      {promise === undefined ? null : <p className="confirmation__promise">{promise}</p>}
      {reference === undefined ? null : <p className="confirmation__promise">{reference}</p>}
      {children}
    </div>
  )
}

interface ConfirmationProps {
  /** The outcome; the h1 of the page. */
  title: ReactNode
  /** The next step and its time. */
  promise?: ReactNode
  /** The reference number of the request, as large as the promise. */
  reference?: ReactNode
  children?: ReactNode
}
