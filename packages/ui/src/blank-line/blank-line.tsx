import '../forms.css'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** A line of a sheet to write on by hand; who hears the page is told so by `children`. */
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
