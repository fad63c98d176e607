import { productName } from '@clairmemoire/domain/product'
import { buttonClass } from '@clairmemoire/ui/button'
import { Logo } from '@clairmemoire/ui/logo'
import { SiteHeader } from '@clairmemoire/ui/site-header'
import { Submenu } from '@clairmemoire/ui/submenu'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '../platform/site/use-site.ts'
import { PageLink } from '../routing/page-link.tsx'
import { HelpLink, OpeningHours } from './help-link.tsx'
import { aboutEntries, type MenuEntry, menuButtons, menus } from './menus.ts'
import { PageReadingSettings } from './page-reading-settings.tsx'

export function PageHeader({ banner }: { banner: ReactNode }) {
  const { locale } = useSite()
  const { t, i18n } = useLingui()
  const linkTo = ({ to, label, event }: MenuEntry) => (
    <PageLink key={to} to={to} activeOptions={{ exact: true }} data-event={event}>
      {i18n._(label)}
    </PageLink>
  )
  const button = menuButtons[locale]
  return (
    <SiteHeader
      home={<HomeLink />}
      help={<HelpLink />}
      hours={<OpeningHours />}
      settings={<PageReadingSettings />}
      navLabel={t({ id: 'shell.menu.label', message: 'Menu principal' })}
      menuLabel={t({ id: 'shell.menu.toggle', message: 'Menu' })}
      entries={[
        ...menus[locale].map(linkTo),
        aboutEntries[locale].length > 0 && (
          <Submenu
            key="about"
            label={t({ id: 'shell.menu.about', message: 'À propos' })}
            links={aboutEntries[locale].map(linkTo)}
          />
        ),
      ]}
      action={
        <PageLink to={button.to} className={buttonClass('primary')} data-event={button.event}>
          {i18n._(button.label)}
        </PageLink>
      }
      banner={banner}
    />
  )
}

/** The logo is the way home on every page (R2-70). */
export function HomeLink() {
  const { locale } = useSite()
  const { t } = useLingui()
  return (
    <Link to="/" aria-label={t({ id: 'shell.home', message: `${productName}, page d’accueil` })}>
      <Logo artwork={locale} name={productName} />
    </Link>
  )
}
