import type { ReactNode } from 'react'

/** The location of the page on the site (WCAG 2.4.8): links from the home page down, then the page itself. */
export function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol className="breadcrumb__trail">
        {links.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

interface BreadcrumbProps {
  label: string
  /** The links, in the order from the home page down. */
  links: readonly ReactNode[]
  current: ReactNode
}
