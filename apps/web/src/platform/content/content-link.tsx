import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ContentLinkProps {
  /** One that the content service may hold: an https, mailto or tel address, or a path of this site. */
  href: string
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A link that stands in content. One to a page of this site opens it as every other link does; one to a file leaves that to the browser. */
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
