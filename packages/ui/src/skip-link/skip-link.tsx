import type { ReactNode } from 'react'

/** The first tab stop of a page, which leads to its content; hidden until focused. */
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
  children: ReactNode
}
