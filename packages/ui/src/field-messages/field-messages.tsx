import '../forms.css'
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** One short sentence that helps to answer; wired to its field by `aria-describedby`. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-hint" id={id}>
      {children}
    </p>
  )
}

/**
 * What is wrong and what to do, wired to its field by `aria-describedby`. Not a live region: the error summary takes the
 * focus and says it, and would otherwise be said twice.
 */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (children === undefined) return null
  return (
    <p className="field-error" id={id}>
      <Icon drawing={CircleAlert}>
        <span>{children}</span>
      </Icon>
    </p>
  )
}
