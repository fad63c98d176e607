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

/** What is wrong and what to do. The region is there before its text, so that the text is read out when it comes. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {children === undefined ? null : (
        <p className="field-error">
          <Icon drawing={CircleAlert}>
            <span>{children}</span>
          </Icon>
        </p>
      )}
    </div>
  )
}
