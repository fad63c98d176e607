import { formFlowCatalog } from '../../form-flow/index.ts'
import { ownResult, useKeptKey, useLoadedView } from '../../own-results/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { recommendationsCatalog } from './catalog.ts'
import { Looking } from './looking.tsx'
import { WithoutResult } from './without-result.tsx'

interface RecommendationsPageProps {
  site: SiteContext
  title: string
}

const resultView = {
  load: async () => (await import('./result/result-view.tsx')).ResultView,
  catalogs: [recommendationsCatalog, formFlowCatalog],
}

/** The result that this device keeps, or that a private link names; without one, the way to the test. */
export function RecommendationsPage({ site, title }: RecommendationsPageProps) {
  const { known, forget } = useKeptKey(site, ownResult)
  const id = known.kind === 'known' ? known.id : undefined
  const loaded = useLoadedView(site, id !== undefined, resultView)
  if (id === undefined)
    return known.kind === 'asking' ? <Looking /> : <WithoutResult isErased={known.kind === 'erased'} />
  return loaded ? (
    <loaded.View key={id} site={site} client={loaded.client} id={id} title={title} onForget={forget} />
  ) : (
    <Looking />
  )
}
