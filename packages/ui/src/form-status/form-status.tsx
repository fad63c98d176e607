import '../forms.css'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** The progress in words (“Question 4 of 12”) and as a native bar, which needs no style attribute. */
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
  /** The subject of the questions, such as a study. */
  about?: ReactNode
  label: string
  /** The number of this question. */
  current: number
  /** The number of all questions; if it is missing, there is no bar. */
  total?: number
}

/** Says where the answers are saved. A change is announced when the answers are really saved (WCAG 4.1.3). */
export function SavedStatus({ isSaving = false, children }: SavedStatusProps) {
  return (
    <output className="saved-status" aria-busy={isSaving}>
      <Icon drawing={Check}>
        <span>{children}</span>
      </Icon>
    </output>
  )
}

interface SavedStatusProps {
  /** Whether the answers are being saved; the text is announced when this becomes false. */
  isSaving?: boolean
  children: ReactNode
}
