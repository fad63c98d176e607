import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ContentLinkProps {
  /** An address that content may contain: an https, mailto or tel address, or a path of this site. */
  href: string
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A link in content. A link to a page of this site uses the router; a link to a file is left to the browser. */
export function ContentLink({ href, children, ...link }: ContentLinkProps) {
  return /^\/[^.]*$/.test(href) ? (
    <Link to={href} {...link}>
      {children}
    </Link>
  ) : (
    <a href={href} rel={href.startsWith('https:') ? 'external' : undefined} {...link}>
      {children}
    </a>
  )
}
