import { Trans } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { OpeningView, resultIdAt, useLoadedView } from '../../own-results/index.ts'
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

/**
 * The key behind the # of the address, which leaves it at once and is kept nowhere: it opens an account. Empty where there is none,
 * undefined until the page looked.
 */
function useGivenKey(): string | undefined {
  const [key, setKey] = useState<string>()
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => resultIdAt(hash) })
  const show = useEffectEvent((found: string) => setKey((known) => found || known || ''))
  // The address lies outside React, and the server does not know what follows its #.
  useEffect(() => {
    void Promise.resolve(given ?? '').then(show)
    if (given !== undefined) void navigate({ to: '.', replace: true })
  }, [given, navigate])
  return key
}
