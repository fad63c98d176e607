import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/**
 * A link that leaves the site: `note` says so in words, so that nobody is elsewhere unawares (COGA, WCAG 3.2.5). It opens
 * in the same window, and the other site does not learn where its visitor came from.
 */
export function OutwardLink({ href, note, children }: { href: string; note: string; children: ReactNode }) {
  return (
    <a className="outward-link" href={href} rel="external noreferrer">
      <Icon drawing={ExternalLink}>
        {children} ({note})
      </Icon>
    </a>
  )
}
