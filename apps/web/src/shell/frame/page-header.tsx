import { Banner } from '@clairmemoire/ui/banner'
import { Breadcrumb } from '@clairmemoire/ui/breadcrumb'
import { buttonClass } from '@clairmemoire/ui/button'
import { SiteHeader } from '@clairmemoire/ui/site-header'
import { Submenu } from '@clairmemoire/ui/submenu'
import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useIsLogged } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone, useSite } from '../../platform/site/site-hooks.ts'
import { PageLink } from '../../routing/page-link.tsx'
import type { Page, Screen } from '../../routing/site-map.ts'
import { HomeLink, PageReadingSettings } from '../form-task-bar.tsx'
import { HelpWords } from '../help-link.tsx'
import { aboutEntries, tasksOf, type MenuEntry, menuButtons, menus, parentEntry } from './menus.ts'

/** The requirements fix this wording, and there is no banner in another language (R2-75). */
const invitation = 'Click here to join an ongoing clinical trial to better understand your memory'

const label = 'Clinical trial invitation'

export function PageHeader({ page, hasBanner }: { page: Page | undefined; hasBanner: boolean }) {
  const { locale, settings } = useSite()
  const { t, i18n } = useLingui()
  const linkTo = ({ to, label, event, reloadDocument = false }: MenuEntry) => (
    <PageLink
      key={to}
      to={to}
      reloadDocument={reloadDocument}
      activeOptions={{ exact: true, includeSearch: false }}
      data-event={event}
    >
      {i18n._(label)}
    </PageLink>
  )
  const button = menuButtons[locale]
  return (
    <SiteHeader
      home={<HomeLink />}
      phone={useContactPhone()}
      help={<HelpWords />}
      hours={settings.openingHours}
      taskLinks={[...tasksOf(locale, page?.screen).map(linkTo), ...useStaffLinks()]}
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
        <PageLink to={button.to} className={buttonClass('quiet')} data-event={button.event}>
          {i18n._(button.label)}
        </PageLink>
      }
      banner={hasBanner && <TrialsBanner />}
      isUrgent={page?.urgent}
    />
  )
}

/** Staff links to the desk and to log out (R2-127). They are loaded with their catalog once somebody is logged in. */
function useStaffLinks(): readonly ReactNode[] {
  const isLogged = useIsLogged()
  const { loadShellCatalog }: SiteContext = useRouter().options.context
  const [links, setLinks] = useState<readonly ReactNode[]>([])
  // Loading is an effect outside React.
  useEffect(() => {
    if (isLogged !== true) return
    const load = async () => {
      const [{ DeskLink, LogOutButton }] = await Promise.all([import('./staff-links.tsx'), loadShellCatalog()])
      setLinks([<DeskLink key="desk" />, <LogOutButton key="log-out" />])
    }
    // If the links cannot be loaded, the header is the public one.
    load().catch(() => {})
  }, [isLogged, loadShellCatalog])
  return isLogged === true ? links : []
}

/** The banner of the English site (R2-75). A press on it is measured with the banner as its place (R7-42). */
function TrialsBanner() {
  return (
    <Banner label={label}>
      <Link to="/essais-cliniques" data-event="Clinical Trials" data-from="Navbar:Banner">
        {invitation}
      </Link>
    </Banner>
  )
}

/** The breadcrumb of a page below the first level (WCAG 2.4.8). Other pages need none, because they are in the menu or the footer. */
export function PageBreadcrumb({ screen, title }: { screen: Screen; title: string }) {
  const { t, i18n } = useLingui()
  const parent = parentEntry(screen)
  if (!parent) return null
  return (
    <Breadcrumb
      label={t({ id: 'shell.breadcrumb.label', message: 'Vous êtes ici' })}
      links={[
        <Link key="home" to="/">
          {t({ id: 'shell.breadcrumb.home', message: 'Accueil' })}
        </Link>,
        <PageLink key={parent.to} to={parent.to}>
          {i18n._(parent.label)}
        </PageLink>,
      ]}
      current={title}
    />
  )
}
