import type { ReactNode } from 'react'
import { ItemList } from '../item-list/item-list.tsx'

/** Ends every page that has one; links are given by the caller. */
export function SiteFooter({ brand, tagline, groups, countries, social, settings, legalLinks }: SiteFooterProps) {
  return (
    <footer className="site-footer on-deep">
      <div className="site-footer__inner">
        <div className="site-footer__columns">
          <div className="site-footer__brand">
            {brand}
            <p>{tagline}</p>
            {countries}
          </div>
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ title, links }) => (
              <div key={title}>
                <h2 className="site-footer__title">{title}</h2>
                <ItemList className="site-footer__links" items={links} />
              </div>
            ))}
          {social}
        </div>
        {settings === undefined ? null : <div className="site-footer__settings">{settings}</div>}
        <ItemList className="site-footer__legal" items={legalLinks} />
      </div>
    </footer>
  )
}

interface SiteFooterProps {
  brand: ReactNode
  tagline: ReactNode
  groups: readonly { title: string; links: readonly ReactNode[] }[]
  countries: ReactNode
  social?: ReactNode
  settings?: ReactNode
  legalLinks: readonly ReactNode[]
}
