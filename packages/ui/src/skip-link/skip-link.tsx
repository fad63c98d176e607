import type { ReactNode } from 'react'

/** The first tab stop of a page. It leads to the content and is hidden until it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  )
}

interface SkipLinkProps {
  /** The id of the main content. */
  target: string
  /** The words of the link, which say where it leads. */
  children: ReactNode
}
