import { Trans } from '@lingui/react/macro'
import { blocksCatalog } from '../../blocks/index.ts'
import { criteriaCatalog } from '../../criteria/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { OpeningView, useLoadedView } from '../../own-results/index.ts'
import { useIsLogged } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { deskCatalog } from './catalog.ts'

const view = {
  load: async () => (await import('./desk-view.tsx')).DeskView,
  catalogs: [deskCatalog, formFlowCatalog, criteriaCatalog, blocksCatalog],
}

const opening = (
  <OpeningView>
    <Trans id="desk.looking">Un instant, nous ouvrons la liste…</Trans>
  </OpeningView>
)

/** The first page for people of the clinic: nothing of anybody stands in it before the backend said who asks. */
export function DeskPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  const loaded = useLoadedView(site, useIsLogged() === true, view)
  return loaded ? <loaded.View site={site} client={loaded.client} opening={opening} title={pageText.title} /> : opening
}
