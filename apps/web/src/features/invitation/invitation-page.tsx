import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { OpeningView, useGivenKey, useLoadedView } from '../../private-views/index.ts'
import type { PageCopy, PageProps } from '../../routing/page-loader.ts'

export const invitationCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'invitation.title', message: 'Choisir un mot de passe' }),
  description: msg({
    id: 'invitation.description',
    message: 'Pour les personnes de l’équipe qui ont reçu un lien par e-mail.',
  }),
}

const view = {
  load: async () => (await import('./invitation-view.tsx')).InvitationView,
  catalogs: [invitationCopy.catalog, formFlowCatalog],
}

const opening = (
  <OpeningView>
    <Trans id="invitation.looking">Un instant, nous ouvrons le lien…</Trans>
  </OpeningView>
)

/** The page that the link in an invitation opens. */
export function InvitationPage({ site, pageText }: PageProps) {
  const key = useGivenKey()
  const loaded = useLoadedView(site, key !== undefined, view)
  if (!loaded || key === undefined) return opening
  return <loaded.View key={key} site={site} client={loaded.client} id={key} opening={opening} title={pageText.title} />
}
