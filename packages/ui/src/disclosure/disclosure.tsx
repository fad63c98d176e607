import type { ReactNode } from 'react'

/** Something to open when it is wanted; it works before JavaScript does, and is open on paper. */
export function Disclosure({ id, summary, startsOpen = false, children }: DisclosureProps) {
  return (
    // A visitor may open it before hydration: the attribute is the browser’s, not React’s.
    <details className="disclosure" open={startsOpen} suppressHydrationWarning>
      <summary className="disclosure__summary">{summary}</summary>
      <div className="disclosure__content" id={id}>
        {children}
      </div>
    </details>
  )
}

interface DisclosureProps {
  /** Of what it holds. */
  id?: string
  summary: ReactNode
  startsOpen?: boolean
  children: ReactNode
}
