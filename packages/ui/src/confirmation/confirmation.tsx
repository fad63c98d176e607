import '../forms.css'
import type { ReactNode } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import sent from '../drawing/files/sent.svg'

/** The head of a thank-you page: the outcome in words, then the one thing that is promised, large, then the rest. */
export function Confirmation({ title, promise, reference, children }: ConfirmationProps) {
  return (
    <div className="confirmation">
      <Drawing src={sent} />
      <h1 tabIndex={-1}>{title}</h1>
      {promise === undefined ? null : <p className="confirmation__promise">{promise}</p>}
      {reference === undefined ? null : <p className="confirmation__promise">{reference}</p>}
      {children}
    </div>
  )
}

interface ConfirmationProps {
  title: ReactNode
  /** What happens next and when. */
  promise?: ReactNode
  /** By which both sides know the request, as large as the promise. */
  reference?: ReactNode
  children?: ReactNode
}
