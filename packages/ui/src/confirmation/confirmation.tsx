import '../forms.css'
import type { ReactNode } from 'react'
import sent from '../drawing/files/sent.svg'

/** The first part of a thank-you page: the outcome, then the promise in large type, then all other content. */
export function Confirmation({ title, promise, reference, children }: ConfirmationProps) {
  return (
    <div className="confirmation">
      {/* This is not the component `Drawing`, because its code would add to the size of every form. */}
      <img className="drawing" src={sent} alt="" width="240" height="200" />
      <h1 tabIndex={-1}>{title}</h1>
      {promise === undefined ? null : <p className="confirmation__promise">{promise}</p>}
      {reference === undefined ? null : <p className="confirmation__promise">{reference}</p>}
      {children}
    </div>
  )
}

interface ConfirmationProps {
  /** The outcome, which is the h1 of the page. */
  title: ReactNode
  /** What happens next, and when. */
  promise?: ReactNode
  /** The reference number of the request, as large as the promise. */
  reference?: ReactNode
  /** All other content, such as a button for the calendar. */
  children?: ReactNode
}
