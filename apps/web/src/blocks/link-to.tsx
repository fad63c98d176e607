import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ContentLink } from '../platform/content/content-link.tsx'

/** Renders a link in an editor's text; an external link is marked. */
export const linkTo = (href: string, words: ReactNode): ReactNode =>
  href.startsWith('https:') ? (
    <LinkOut key={href} href={href}>
      {words}
    </LinkOut>
  ) : (
    <ContentLink key={href} href={href}>
      {words}
    </ContentLink>
  )

function LinkOut({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <OutwardLink href={href} note={t({ id: 'blocks.other-site', message: 'autre site' })}>
      {children}
    </OutwardLink>
  )
}
