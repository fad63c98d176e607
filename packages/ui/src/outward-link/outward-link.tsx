import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** A link to another site; the `note` says this in words (COGA, WCAG 3.2.5). It opens in the same window and sends no referrer. */
export function OutwardLink({ href, note, children }: { href: string; note: string; children: ReactNode }) {
  return (
    <a className="outward-link" href={href} rel="external noreferrer">
      <Icon drawing={ExternalLink}>
        {children} ({note})
      </Icon>
    </a>
  )
}
