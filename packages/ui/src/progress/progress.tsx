import '../forms.css'
import type { ReactNode } from 'react'

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
      <progress className="progress__bar" aria-hidden="true" value={current} max={Math.max(1, total)} />
    </div>
  )
}

interface ProgressProps {
  about?: ReactNode
  label: string
  current: number
  total: number
}
