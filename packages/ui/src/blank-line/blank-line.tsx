import '../forms.css'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** A line of a sheet to write on by hand; a screen reader says so with `children`. */
export function BlankLine({ isTall = false, children }: BlankLineProps) {
  return (
    <span className={isTall ? 'blank-line blank-line--tall' : 'blank-line'}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  )
}

interface BlankLineProps {
  /** With room for a signature. */
  isTall?: boolean
  children: ReactNode
}
