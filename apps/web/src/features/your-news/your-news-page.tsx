import { useState } from 'react'
import { formFlowCatalog } from '../../form-flow/index.ts'
import { keptKeyPart, useKeptKey, useLoadedView } from '../../own-results/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { yourNewsCatalog } from './catalog.ts'
import { Looking } from './looking.tsx'
import { WithoutNews } from './without-news.tsx'

interface YourNewsPageProps {
  site: SiteContext
  title: string
}

/** The news that a mail on this device led to last. */
export const ownNews = keptKeyPart('own-news')

const catalogs = [yourNewsCatalog, formFlowCatalog]
const newsView = { load: async () => (await import('./news-view.tsx')).NewsView, catalogs }
const askView = { load: async () => (await import('./ask-for-news.tsx')).AskForNews, catalogs }

/** The news that a mail leads to, to confirm, to read and to stop; without a key, how to ask for them. */
export function YourNewsPage({ site, title }: YourNewsPageProps) {
  const { known, forget } = useKeptKey(site, ownNews)
  const id = known.kind === 'known' ? known.id : undefined
  const loaded = useLoadedView(site, id !== undefined, newsView)
  const [isAsked, setAsked] = useState(false)
  const asked = useLoadedView(site, isAsked, askView)
  if (id === undefined)
    return known.kind === 'asking' ? (
      <Looking />
    ) : (
      <WithoutNews
        isStopped={known.kind === 'erased'}
        form={asked && <asked.View site={site} />}
        onAsk={() => setAsked(true)}
      />
    )
  return loaded ? (
    <loaded.View key={id} site={site} client={loaded.client} id={id} title={title} onForget={forget} />
  ) : (
    <Looking />
  )
}
