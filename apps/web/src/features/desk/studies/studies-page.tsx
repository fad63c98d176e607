import { Trans } from '@lingui/react/macro'
import { criteriaCatalog } from '../../../criteria/index.ts'
import { formFlowCatalog } from '../../../form-flow/index.ts'
import { OpeningView, useLoadedView } from '../../../own-results/index.ts'
import { useIsLogged } from '../../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageText } from '../../../routing/page-loader.ts'
import { deskCatalog } from '../catalog.ts'

const view = {
  load: async () => (await import('./studies-view.tsx')).StudiesView,
  catalogs: [deskCatalog, formFlowCatalog, criteriaCatalog],
}

const opening = (
  <OpeningView>
    <Trans id="desk.studies.looking">Un instant, nous ouvrons les chiffres…</Trans>
  </OpeningView>
)

/** Figures for coordinators: the backend answers them to nobody else. */
export function StudiesPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  const loaded = useLoadedView(site, useIsLogged() === true, view)
  return loaded ? <loaded.View site={site} client={loaded.client} opening={opening} title={pageText.title} /> : opening
}
