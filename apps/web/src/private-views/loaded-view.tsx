import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import { Section } from '@clairmemoire/ui/section'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { SiteContext } from '../platform/site/site-context.ts'
import { loadingTimeout, within } from '../platform/timeout/within.ts'

export interface ViewToLoad<View> {
  load: () => Promise<View>
  /** Its words, including those of the page: a page opened by its address has only the latter. */
  catalogs: readonly Catalog[]
}

interface LoadedView<View> {
  View: View
  client: QueryClient
}

/** A private view, loaded once there is a key: readers of the page's introduction do not need it. Throws if loading fails. */
export function useLoadedView<View>(
  { i18n, queryClient, api }: SiteContext,
  isWanted: boolean,
  view: ViewToLoad<View>,
): LoadedView<View> | undefined {
  const [loaded, setLoaded] = useState<LoadedView<View>>()
  const [failure, setFailure] = useState<{ reason: unknown }>()

  // Loading is an effect outside React.
  useEffect(() => {
    if (!isWanted) return
    const load = async () => {
      const words = view.catalogs.map((catalog) => loadCatalog(i18n, catalog))
      const [View, client] = await Promise.all([view.load(), queryClient(), api(), ...words])
      setLoaded({ View, client })
    }
    within(loadingTimeout, load()).catch((reason: unknown) => setFailure({ reason }))
  }, [isWanted, view, i18n, queryClient, api])

  if (failure && !loaded) throw failure.reason
  return loaded
}

/** Shown while the private view is loading. */
export function OpeningView({ children }: { children: ReactNode }) {
  return (
    <Section width="column">
      <h1 tabIndex={-1}>{children}</h1>
    </Section>
  )
}
