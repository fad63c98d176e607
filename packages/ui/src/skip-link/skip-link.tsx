import type { ReactNode } from 'react'

/** First tab stop of a page; unseen until it has the focus. `target` is the id of the main content. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  )
}
