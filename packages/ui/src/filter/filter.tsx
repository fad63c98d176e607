import '../forms.css'
import type { ReactNode } from 'react'

/** What narrows a list down, above the list; left out where no scripts run, for there the list is whole. */
export function Filter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className="filter" aria-label={label}>
      {children}
    </search>
  )
}
