import type { ReactNode } from 'react'

/** The first sentences of a text, set larger. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>
}
