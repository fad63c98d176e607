import { SkipLink } from '@clairmemoire/ui/skip-link'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '../routing/page-head.tsx'
import { useShownPage } from '../routing/shown-page.ts'
import { useSite } from '../routing/use-site.ts'
import { FormTaskBar } from './form-task-bar.tsx'
import { PageBreadcrumb } from './page-breadcrumb.tsx'
import { pageDescriptions } from './page-descriptions.ts'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'
import { TrialsBanner } from './trials-banner.tsx'

const contentId = 'content'
const aroundNotFound = { header: true, footer: true, banner: true }

/** Everything around a page: head, header or task bar, banner, footer. It stays while pages come and go. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  const { locale } = useSite()
  const page = useShownPage()
  const { header, footer, banner } = page ?? aroundNotFound
  const invitation = banner && locale === 'en' && <TrialsBanner />
  return (
    <>
      <PageHead
        notFoundTitle={t({ id: 'shell.not-found.title', message: 'Page non trouvée' })}
        description={page && page.screen !== 'StudyDetail' && i18n._(pageDescriptions[page.screen])}
      />
      <SkipLink target={contentId}>
        <Trans id="shell.skip">Aller au contenu</Trans>
      </SkipLink>
      {header ? <PageHeader banner={invitation} /> : <FormTaskBar />}
      {page?.breadcrumb && <PageBreadcrumb page={page} />}
      <main id={contentId}>{children}</main>
      {footer && <PageFooter />}
    </>
  )
}
