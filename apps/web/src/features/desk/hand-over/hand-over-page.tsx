import { Trans } from '@lingui/react/macro'
import { criteriaCatalog } from '../../../criteria/index.ts'
import { formFlowCatalog } from '../../../form-flow/index.ts'
import { OpeningView, useGivenKey, useLoadedView } from '../../../own-results/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageText } from '../../../routing/page-loader.ts'
import { deskCatalog } from '../catalog.ts'

const view = {
  load: async () => (await import('./hand-over-view.tsx')).HandOverView,
  catalogs: [deskCatalog, formFlowCatalog, criteriaCatalog],
}

/** Where the link for a study site leads. Nothing is asked before its code is typed: mail programs follow links by themselves. */
export function HandOverPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  const id = useGivenKey()
  const loaded = useLoadedView(site, id !== undefined, view)
  if (loaded && id !== undefined) return <loaded.View key={id} site={site} id={id} title={pageText.title} />
  return (
    <OpeningView>
      <Trans id="desk.opening.looking">Un instant, nous ouvrons la page…</Trans>
    </OpeningView>
  )
}
