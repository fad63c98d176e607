import { formFlowCatalog } from '../../form-flow/index.ts'
import { useLoadedView } from '../../own-results/index.ts'
import { useIsLogged } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { deskCatalog } from './catalog.ts'
import { LookingAtDesk } from './looking-at-desk.tsx'

const view = {
  load: async () => (await import('./desk-view.tsx')).DeskView,
  catalogs: [deskCatalog, formFlowCatalog],
}

/** The first page for people of the clinic: nothing of anybody stands in it before the backend said who asks. */
export function DeskPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  const loaded = useLoadedView(site, useIsLogged() === true, view)
  return loaded ? <loaded.View site={site} client={loaded.client} title={pageText.title} /> : <LookingAtDesk />
}
