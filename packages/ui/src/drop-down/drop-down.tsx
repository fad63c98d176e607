import type { ReactNode } from 'react'

/** A panel behind a button that says what is in it. The browser opens it; `followDropDowns` closes it. */
export function DropDown({ className, toggleClass, toggle, children }: DropDownProps) {
  return (
    // A visitor may open it before hydration: the attribute is the browser’s, not React’s.
    <details className={className} data-drop-down="" suppressHydrationWarning>
      <summary className={toggleClass}>{toggle}</summary>
      {children}
    </details>
  )
}

interface DropDownProps {
  className: string
  toggleClass: string
  toggle: ReactNode
  children: ReactNode
}
