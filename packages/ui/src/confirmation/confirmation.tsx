import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** The head of a thank-you page: the outcome in words, then the reference and the date. */
export function Confirmation({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="confirmation">
      <Icon drawing={Check} frame="confirmation__sign">
        <h1 tabIndex={-1}>{title}</h1>
      </Icon>
      {children}
    </div>
  )
}
