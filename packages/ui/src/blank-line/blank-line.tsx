import '../forms.css'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** A line of a sheet to write on by hand; who hears the page is told so by `children`. */
export function BlankLine({ children }: { children: ReactNode }) {
  return (
    <span className="blank-line">
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  )
}
