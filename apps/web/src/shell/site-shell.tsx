import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '#/routing/page-head.tsx'
import { useShownPage } from '#/routing/shown-page.ts'

/** Everything around a page: head, header or task bar, banner, footer. It stays while pages come and go. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const page = useShownPage()
  return (
    <>
      <PageHead notFoundTitle={t({ id: 'shell.not-found.title', message: 'Page non trouvée' })} />
      {(page?.header ?? true) && <header>header</header>}
      <main id="content">{children}</main>
    </>
  )
}
