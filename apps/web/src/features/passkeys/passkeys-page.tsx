import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { OpeningView, useLoadedView } from '../../own-results/index.ts'
import { useIsLogged } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { passkeysCatalog } from './catalog.ts'

const view = {
  load: async () => (await import('./passkeys-view.tsx')).PasskeysView,
  catalogs: [passkeysCatalog, formFlowCatalog],
}

const opening = (
  <OpeningView>
    <Trans id="passkeys.looking">Un instant, nous ouvrons la page…</Trans>
  </OpeningView>
)

/** The keys of whoever is logged in. */
export function PasskeysPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  const loaded = useLoadedView(site, useIsLogged() === true, view)
  return loaded ? <loaded.View site={site} client={loaded.client} opening={opening} title={pageText.title} /> : opening
}
