import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { OpeningView, useGivenKey, useLoadedView } from '../../own-results/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { invitationCatalog } from './catalog.ts'

const view = {
  load: async () => (await import('./invitation-view.tsx')).InvitationView,
  catalogs: [invitationCatalog, formFlowCatalog],
}

const opening = (
  <OpeningView>
    <Trans id="invitation.looking">Un instant, nous ouvrons le lien…</Trans>
  </OpeningView>
)

/** Where the link of an invitation leads. */
export function InvitationPage({ site, pageText }: { site: SiteContext; pageText: PageText }) {
  const key = useGivenKey()
  const loaded = useLoadedView(site, key !== undefined, view)
  if (!loaded || key === undefined) return opening
  return <loaded.View key={key} site={site} client={loaded.client} id={key} opening={opening} title={pageText.title} />
}
