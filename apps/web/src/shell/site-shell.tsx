import { type Locale, otherLocale } from '@clairmemoire/domain/locale'
import { pageTitle } from '@clairmemoire/domain/page-metadata'
import { Banner, SampleStrip } from '@clairmemoire/ui/banner'
import { Breadcrumb } from '@clairmemoire/ui/breadcrumb'
import { TaskBar } from '@clairmemoire/ui/task-bar'
import { Toasts } from '@clairmemoire/ui/toasts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSite } from '../platform/site/site-hooks.ts'
import { PageHead } from '../routing/page-head.tsx'
import { PageLink } from '../routing/page-link.tsx'
import { pageTextOf } from '../routing/page-loader.ts'
import { shownPage } from '../routing/shown-page.ts'
import type { Screen } from '../routing/site-map.ts'
import { contentId } from './before-page.tsx'
import { ConsentLink, ConsentSettings } from './consent-link.tsx'
import { SiteToasts } from './failure-parts.tsx'
import { HelpLink } from './help-link.tsx'
import { parentEntry } from './menus.ts'
import { PageFooter } from './page-footer.tsx'
import { HomeLink, PageHeader, PageReadingSettings } from './page-header.tsx'

/** Each language as its readers call it: whoever looks for it may not read the other one. */
const ownNames = { fr: 'Français', en: 'English' } satisfies Record<Locale, string>

/** In these words, and in no other language (R2-75). */
const invitation = 'Click here to join an ongoing clinical trial to better understand your memory'

const label = 'Clinical trial invitation'

const aroundNotFound = { header: true, footer: true, banner: true }

/** Everything around a page: head, header or task bar, banner, footer. It stays while pages come and go. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { locale, settings } = useSite()
  const matches = useMatches()
  const match = matches.at(-1)
  const page = shownPage(matches, locale)
  const text = pageTextOf(match)
  const { header, footer, banner } = page ?? aroundNotFound
  const invitation = banner && locale === 'en' && <TrialsBanner />
  const title = titleOnScreen()

  function titleOnScreen(): string {
    if (!page) return t({ id: 'shell.not-found.title', message: 'Page non trouvée' })
    if (match?.status === 'error')
      return t({ id: 'shell.technical-issue.title', message: 'Un problème technique est survenu' })
    return pageTitle(text?.title, page.screen)
  }

  return (
    <>
      <PageHead title={title} description={text?.description} />
      <ConsentSettings />
      {settings.sample && (
        <SampleStrip>
          <Trans id="shell.sample">
            Site d’exemple : clinique, contacts et lieux inventés. Les numéros d’urgence sont vrais.
          </Trans>
        </SampleStrip>
      )}
      {header ? <PageHeader banner={invitation} /> : <FormTaskBar />}
      {page?.breadcrumb && <PageBreadcrumb screen={page.screen} title={title} />}
      <PageToasts>
        <main id={contentId}>{children}</main>
        {footer && <PageFooter />}
      </PageToasts>
    </>
  )
}

/** Toasts for the page inside. Their code comes when another page is opened, so that it is there before anything can fail to be read. */
function PageToasts({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  // The router announces a navigation as it begins; no state of it does.
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => setOpen(pathChanged)), [router])
  return (
    <Toasts
      renderRegion={(asked) => <Suspense>{(isOpen || asked.length > 0) && <SiteToasts asked={asked} />}</Suspense>}
    >
      {children}
    </Toasts>
  )
}

/** On the English site only (R2-75); a press is counted as one of the banner (R7-42). */
function TrialsBanner() {
  return (
    <Banner label={label}>
      <Link to="/essais-cliniques" data-event="Clinical Trials" data-from="Navbar:Banner">
        {invitation}
      </Link>
    </Banner>
  )
}

/** Stands where a page has no header: the way home, help, the language switch, which keeps page and answers, and the reading settings. */
function FormTaskBar() {
  const { t } = useLingui()
  const other = otherLocale(useSite().locale)
  return (
    <TaskBar
      home={<HomeLink />}
      linksLabel={t({ id: 'shell.task-bar.label', message: 'Aide et langue' })}
      links={[
        <HelpLink key="help" isShort />,
        <a key="language" href={`/locale/${other}`} lang={other} hrefLang={other}>
          {ownNames[other]}
        </a>,
        <ConsentLink key="consent">{t({ id: 'shell.consent.short', message: 'Cookies' })}</ConsentLink>,
      ]}
      settings={<PageReadingSettings />}
    />
  )
}

/** Where this page is on the site (WCAG 2.4.8). */
function PageBreadcrumb({ screen, title }: { screen: Screen; title: string }) {
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
