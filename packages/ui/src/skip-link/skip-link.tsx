import type { ReactNode } from 'react'

/** First tab stop of a page; hidden until focused. `target` is the id of the main content. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  )
}
