import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { OpeningView, useLoadedView } from '../../own-results/index.ts'
import { useIsLogged } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { teamCatalog } from './catalog.ts'

const view = {
  load: async () => (await import('./team-view.tsx')).TeamView,
  catalogs: [teamCatalog, formFlowCatalog],
}

const opening = (
  <OpeningView>
    <Trans id="team.looking">Un instant, nous ouvrons la liste…</Trans>
  </OpeningView>
)

/** Who may sign in, for administrators: the backend shows it to nobody else. */
export function TeamPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  const loaded = useLoadedView(site, useIsLogged() === true, view)
  return loaded ? <loaded.View site={site} client={loaded.client} opening={opening} title={pageText.title} /> : opening
}
