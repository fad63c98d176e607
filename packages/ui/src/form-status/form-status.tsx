import '../forms.css'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Progress in words (“Question 4 of 12”) and as a native bar, which needs no style attribute; `about` names the subject of the questions. */
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
  /** Without it no bar is drawn. */
  total?: number
}

/** Tells where the answers are saved; a change is announced once it is true (WCAG 4.1.3). */
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
  /** Whether the answers are being saved; the words are announced afterwards. */
  isSaving?: boolean
  children: ReactNode
}
