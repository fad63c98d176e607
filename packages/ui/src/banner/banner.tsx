import type { ReactNode } from 'react'

/** One sentence across the page, after the header in reading order; `label` names it among the landmarks. */
export function Banner({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <aside className="banner on-deep" aria-label={label}>
      <p className="banner__text">{children}</p>
    </aside>
  )
}
