import { type ReactNode, useId } from 'react'
import { ItemList } from '../link-list/link-list.tsx'

/** The footer of most pages. The caller passes the links; each list of links is a navigation with a name. */
export function SiteFooter({
  brand,
  tagline,
  whereAndWhen,
  groups,
  countries,
  social,
  legalLabel,
  legalLinks,
}: SiteFooterProps) {
  const id = useId()
  return (
    <footer className="site-footer on-deep">
      <div className="site-footer__inner">
        <div className="site-footer__columns">
          <div className="site-footer__brand">
            {brand}
            <p>{tagline}</p>
            {whereAndWhen && <p>{whereAndWhen}</p>}
            <div>
              {countries}
              {social}
            </div>
          </div>
          <div className="site-footer__groups">
            {groups
              .filter(({ links }) => links.length > 0)
              .map(({ title, links }, index) => (
                <nav key={title} aria-labelledby={id + index}>
                  <h2 className="site-footer__title" id={id + index}>
                    {title}
                  </h2>
                  <ItemList className="site-footer__links" items={links} />
                </nav>
              ))}
          </div>
        </div>
        <nav aria-label={legalLabel}>
          <ItemList className="site-footer__legal" items={legalLinks} />
        </nav>
      </div>
    </footer>
  )
}

interface SiteFooterProps {
  /** The link to the home page. */
  brand: ReactNode
  /** One sentence about the clinic. */
  tagline: ReactNode
  /** Address and opening hours. */
  whereAndWhen?: ReactNode
  /** Links by subject; a group without links is left out. */
  groups: readonly { title: string; links: readonly ReactNode[] }[]
  /** A `CountrySelector`. */
  countries: ReactNode
  /** `SocialLinks`. */
  social?: ReactNode
  /** The name of the legal links. */
  legalLabel: string
  /** Legal links. */
  legalLinks: readonly ReactNode[]
}
