import { pageTitle } from '@clairmemoire/domain/page-metadata'
import { SkipLink } from '@clairmemoire/ui/skip-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHead } from '../routing/page-head.tsx'
import { pageTextOf } from '../routing/page-text.ts'
import { shownPage } from '../routing/shown-page.ts'
import { useSite } from '../platform/site/use-site.ts'
import { FormTaskBar } from './form-task-bar.tsx'
import { PageBreadcrumb } from './page-breadcrumb.tsx'
import { PageConsent } from './page-consent.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'
import { PageToasts } from './page-toasts.tsx'
import { TrialsBanner } from './trials-banner.tsx'

const contentId = 'content'
const aroundNotFound = { header: true, footer: true, banner: true }

/** Everything around a page: head, header or task bar, banner, footer. It stays while pages come and go. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { locale } = useSite()
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
      <SkipLink target={contentId}>
        <Trans id="shell.skip">Aller au contenu</Trans>
      </SkipLink>
      <PageConsent />
      {header ? <PageHeader banner={invitation} /> : <FormTaskBar />}
      {page?.breadcrumb && <PageBreadcrumb screen={page.screen} title={title} />}
      <PageToasts>
        <main id={contentId}>{children}</main>
        {footer && <PageFooter />}
      </PageToasts>
    </>
  )
}
