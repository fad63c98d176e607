import type { ReactNode } from 'react'

/** Words for a reader who listens, where a reader who sees has the place on the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
