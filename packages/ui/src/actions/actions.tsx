import type { ReactNode } from 'react'

/** The row of buttons that ends a view, the main action first; left out on paper. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>
}
