import '../forms.css'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/**
 * How far the questions are, in words (“Question 4 of 12”) and, for the eye, as a native bar, which needs no style attribute; `about` says
 * what they are about.
 */
export function Progress({ about, label, current, total }: ProgressProps) {
  return (
    <div className="progress">
      <div className="progress__words">
        {about}
        <p className="progress__label">{label}</p>
      </div>
      {total === undefined ? null : (
        <progress className="progress__bar" aria-hidden="true" value={current} max={Math.max(1, total)} />
      )}
    </div>
  )
}

interface ProgressProps {
  about?: ReactNode
  label: string
  current: number
  /** No bar is drawn while it is not known. */
  total?: number
}

/** Says where the answers are; a change is read out once it is true (WCAG 4.1.3). */
export function SavedStatus({ isSaving = false, children }: { isSaving?: boolean; children: ReactNode }) {
  return (
    <output className="saved-status" aria-busy={isSaving}>
      <Icon drawing={Check}>
        <span>{children}</span>
      </Icon>
    </output>
  )
}
