import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { StaffPage } from '../../own-results/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { passkeysCatalog } from './catalog.ts'

const view = {
  load: async () => (await import('./passkeys-view.tsx')).PasskeysView,
  catalogs: [passkeysCatalog, formFlowCatalog],
}

/** The keys of whoever is logged in. */
export function PasskeysPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  return (
    <StaffPage
      site={site}
      title={pageText.title}
      view={view}
      opening={<Trans id="passkeys.looking">Un instant, nous ouvrons la page…</Trans>}
    />
  )
}
