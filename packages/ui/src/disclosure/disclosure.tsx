import type { ReactNode } from 'react'

/** Something to open when it is wanted; it works before JavaScript does, and is open on paper. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary className="disclosure__summary">{summary}</summary>
      <div className="disclosure__content">{children}</div>
    </details>
  )
}
