import '../forms.css'
import { useId } from 'react'

/** How far the questions are, in words (“Question 4 of 12”) and as a native bar, which needs no style attribute. */
export function Progress({ label, current, total }: { label: string; current: number; total: number }) {
  const labelId = useId()
  return (
    <div className="progress">
      <p className="progress__label" id={labelId}>
        {label}
      </p>
      <progress className="progress__bar" aria-labelledby={labelId} value={current} max={Math.max(1, total)} />
    </div>
  )
}
