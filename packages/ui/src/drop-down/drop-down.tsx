import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'

/**
 * A panel behind a button that says what is in it; opens before JavaScript does. Escape closes it and gives the focus
 * back; it closes when a link in it is chosen, and when the focus goes elsewhere, which it might cover (WCAG 2.4.11).
 */
export function DropDown({ className, toggleClass, toggle, children }: DropDownProps) {
  return (
    // A visitor may open it before hydration: the attribute is the browser’s, not React’s.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only closes what summary opened
    <details
      className={className}
      suppressHydrationWarning
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      onClick={closeOnChoice}
    >
      <summary className={toggleClass}>{toggle}</summary>
      {children}
    </details>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  // Of panels within each other only the innermost closes.
  event.stopPropagation()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) {
    event.currentTarget.open = false
  }
}

function closeOnChoice(event: MouseEvent<HTMLDetailsElement>) {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.currentTarget.open = false
}

interface DropDownProps {
  className: string
  toggleClass: string
  toggle: ReactNode
  children: ReactNode
}
