import type { SiteContext } from '../../platform/site/site-context.ts'
import { Looking } from './looking.tsx'
import { useLoadedResult } from './use-loaded-result.ts'
import { useOwnResult } from './use-own-result.ts'
import { WithoutResult } from './without-result.tsx'

interface RecommendationsPageProps {
  site: SiteContext
  title: string
}

/** The result that this device keeps, or that a private link names; without one, the way to the test. */
export function RecommendationsPage({ site, title }: RecommendationsPageProps) {
  const { result, forget } = useOwnResult(site)
  const id = result.kind === 'known' ? result.id : undefined
  const view = useLoadedResult(site, id !== undefined)
  if (id === undefined)
    return result.kind === 'asking' ? <Looking /> : <WithoutResult isErased={result.kind === 'erased'} />
  return view ? (
    <view.Result key={id} site={site} client={view.client} id={id} title={title} onForget={forget} />
  ) : (
    <Looking />
  )
}
