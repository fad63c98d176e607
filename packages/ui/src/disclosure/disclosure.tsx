import type { ReactNode } from 'react'

/** Something to open when it is wanted; it works before JavaScript does, and is open on paper. */
export function Disclosure({ summary, startsOpen = false, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={startsOpen}>
      <summary className="disclosure__summary">{summary}</summary>
      <div className="disclosure__content">{children}</div>
    </details>
  )
}

interface DisclosureProps {
  summary: ReactNode
  startsOpen?: boolean
  children: ReactNode
}
