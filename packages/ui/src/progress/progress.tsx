import '../forms.css'
import { type ReactNode, useId } from 'react'

/** How far the questions are, in words (“Question 4 of 12”) and as a native bar, which needs no style attribute; `about` says what they are about. */
export function Progress({ about, label, current, total }: ProgressProps) {
  const labelId = useId()
  return (
    <div className="progress">
      <div className="progress__words">
        {about}
        <p className="progress__label" id={labelId}>
          {label}
        </p>
      </div>
      <progress className="progress__bar" aria-labelledby={labelId} value={current} max={Math.max(1, total)} />
    </div>
  )
}

interface ProgressProps {
  about?: ReactNode
  label: string
  current: number
  total: number
}
