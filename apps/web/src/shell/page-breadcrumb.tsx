import { Breadcrumb } from '@clairmemoire/ui/breadcrumb'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PageLink } from '../routing/page-link.tsx'
import type { Screen } from '../routing/site-map.ts'
import { parentEntry } from './menus.ts'

/** Where this page is on the site (WCAG 2.4.8). */
export function PageBreadcrumb({ screen, title }: { screen: Screen; title: string }) {
  const { t, i18n } = useLingui()
  const parent = parentEntry(screen)
  return (
    <Breadcrumb
      label={t({ id: 'shell.breadcrumb.label', message: 'Vous êtes ici' })}
      links={[
        <Link key="home" to="/">
          {t({ id: 'shell.breadcrumb.home', message: 'Accueil' })}
        </Link>,
        ...(parent
          ? [
              <PageLink key={parent.to} to={parent.to}>
                {i18n._(parent.label)}
              </PageLink>,
            ]
          : []),
      ]}
      current={title}
    />
  )
}
