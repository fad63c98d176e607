import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formFlowCatalog } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { loadingTimeout } from '../../platform/timeout/loading-timeout.ts'
import { within } from '../../platform/timeout/within.ts'
import { recommendationsCatalog } from './catalog.ts'
import type { ResultView } from './result/result-view.tsx'

interface LoadedResult {
  Result: typeof ResultView
  client: QueryClient
}

/** What shows a result, loaded once there is one: who only reads what this page is for does without. Throws when it does not come. */
export function useLoadedResult({ i18n, queryClient, api }: SiteContext, isWanted: boolean): LoadedResult | undefined {
  const [loaded, setLoaded] = useState<LoadedResult>()
  const [failure, setFailure] = useState<{ reason: unknown }>()

  // Loading belongs to the network. A page that was opened by its address carries only the words that stood on it.
  useEffect(() => {
    if (!isWanted) return
    const load = async () => {
      const [{ ResultView: Result }, client] = await Promise.all([
        import('./result/result-view.tsx'),
        queryClient(),
        api(),
        loadCatalog(i18n, recommendationsCatalog),
        loadCatalog(i18n, formFlowCatalog),
      ])
      setLoaded({ Result, client })
    }
    within(loadingTimeout, load()).catch((reason: unknown) => setFailure({ reason }))
  }, [isWanted, i18n, queryClient, api])

  if (failure && !loaded) throw failure.reason
  return loaded
}
