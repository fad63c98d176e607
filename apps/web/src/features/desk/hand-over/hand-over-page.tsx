import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { criteriaCatalog } from '../../../criteria/index.ts'
import { formFlowCatalog } from '../../../form-flow/index.ts'
import { OpeningView, useGivenKey, useLoadedView } from '../../../private-views/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageCopy, PageText } from '../../../routing/page-loader.ts'
import { deskCatalog } from '../catalog.ts'

export const handOverCopy: PageCopy = {
  catalog: deskCatalog,
  title: msg({ id: 'desk.opening.title', message: 'Une personne pour votre étude' }),
  description: msg({
    id: 'desk.opening.description',
    message: 'Pour les centres d’étude qui ont reçu un lien de la clinique.',
  }),
}

const view = {
  load: async () => (await import('./hand-over-view.tsx')).HandOverView,
  catalogs: [deskCatalog, formFlowCatalog, criteriaCatalog],
}

/** The page that a link for a study site opens. It asks for a code first, because mail programs follow links by themselves. */
export function HandOverPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  const id = useGivenKey()
  const loaded = useLoadedView(site, id !== undefined, view)
  if (loaded && id !== undefined)
    return <loaded.View key={id} site={site} client={loaded.client} id={id} title={pageText.title} />
  return (
    <OpeningView>
      <Trans id="desk.opening.looking">Un instant, nous ouvrons la page…</Trans>
    </OpeningView>
  )
}
