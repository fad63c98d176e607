import { pageTitle } from '@clairmemoire/domain/page-metadata'
import { Toasts } from '@clairmemoire/ui/toasts'
import { useLingui } from '@lingui/react/macro'
import { useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSite } from '../platform/site/site-hooks.ts'
import { PageHead } from '../routing/page-head.tsx'
import { pageTextIn } from '../routing/page-loader.ts'
import { shownPage } from '../routing/shown-page.ts'
import { ConsentSettings } from './consent-link.tsx'
import { SiteToasts } from './failure-parts.tsx'
import { FormTaskBar } from './form-task-bar.tsx'
import { contentId } from './frame/before-page.tsx'
import { pageFrame } from './load-page-frame.ts'

const frameOfNotFound = { header: true, footer: true, banner: true }

/** Everything around a page: head, header or task bar, banner, footer. It stays mounted across pages. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const matches = useMatches()
  const match = matches.at(-1)
  const page = shownPage(matches, locale)
  const text = pageTextIn(match?.loaderData)
  const { header, footer, banner } = page ?? frameOfNotFound
  const frame = pageFrame()
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
      {header && frame ? <frame.PageHeader page={page} hasBanner={banner && locale === 'en'} /> : <FormTaskBar />}
      {page?.breadcrumb && frame && <frame.PageBreadcrumb screen={page.screen} title={title} />}
      <PageToasts>
        <main id={contentId}>{children}</main>
        {footer && frame && <frame.PageFooter />}
      </PageToasts>
    </>
  )
}

/** Toasts for the page inside. Their code is loaded when another page is opened, before any content can fail to load. */
function PageToasts({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  // The router announces the beginning of a navigation only as an event.
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => setOpen(pathChanged)), [router])
  return (
    <Toasts
      renderRegion={(asked) => <Suspense>{(isOpen || asked.length > 0) && <SiteToasts asked={asked} />}</Suspense>}
    >
      {children}
    </Toasts>
  )
}
