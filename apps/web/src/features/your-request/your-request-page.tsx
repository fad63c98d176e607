import { useState } from 'react'
import { callRequestsCatalog } from '../../call-requests/index.ts'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { ownRequest, useKeptKey, useLoadedView } from '../../own-results/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { yourRequestCatalog } from './catalog.ts'
import { Looking } from './looking.tsx'
import { WithoutRequest } from './without-request.tsx'
import { ownKeyFor } from './your-request.queries.ts'

interface YourRequestPageProps {
  site: SiteContext
  title: string
}

const requestView = {
  load: async () => (await import('./request/request-view.tsx')).RequestView,
  catalogs: [yourRequestCatalog, callRequestsCatalog, formFlowCatalog],
}

const askLink = {
  load: async () => (await import('./ask-link.tsx')).AskLink,
  catalogs: requestView.catalogs,
}

/** The request that a private link names, or that this device opened last; without one, how to get there. */
export function YourRequestPage({ site, title }: YourRequestPageProps) {
  const { known, forget } = useKeptKey(site, ownRequest, (given, kept) => ownKeyFor(site.api, given, kept))
  const id = known.kind === 'known' ? known.id : undefined
  const loaded = useLoadedView(site, id !== undefined, requestView)
  const [isAsked, setAsked] = useState(false)
  const asked = useLoadedView(site, isAsked, askLink)
  if (id === undefined)
    return known.kind === 'asking' ? (
      <Looking />
    ) : (
      <WithoutRequest
        isErased={known.kind === 'erased'}
        askLink={asked && <asked.View site={site} />}
        onAskLink={() => setAsked(true)}
      />
    )
  return loaded ? (
    <loaded.View key={id} site={site} client={loaded.client} id={id} title={title} onForget={forget} />
  ) : (
    <Looking />
  )
}
