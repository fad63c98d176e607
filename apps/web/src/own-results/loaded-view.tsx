import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import { Section } from '@clairmemoire/ui/section'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useIsLogged } from '../platform/site/session-hooks.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { loadingTimeout, within } from '../platform/timeout/within.ts'

export interface ViewToLoad<View> {
  load: () => Promise<View>
  /** Its words, those that stood on the page among them: a page that was opened by its address carries only these. */
  catalogs: readonly Catalog[]
}

interface LoadedView<View> {
  View: View
  client: QueryClient
}

/** What shows something private, loaded once there is a key to it: who only reads what a page is for does without. Throws when it does not come. */
export function useLoadedView<View>(
  { i18n, queryClient, api }: SiteContext,
  isWanted: boolean,
  view: ViewToLoad<View>,
): LoadedView<View> | undefined {
  const [loaded, setLoaded] = useState<LoadedView<View>>()
  const [failure, setFailure] = useState<{ reason: unknown }>()

  // Loading belongs to the network.
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

/** Stands on the page while what is private is fetched. */
export function OpeningView({ children }: { children: ReactNode }) {
  return (
    <Section width="column">
      <h1 tabIndex={-1}>{children}</h1>
    </Section>
  )
}

export interface StaffViewProps {
  /** Stands there until the answer comes. */
  opening: ReactNode
  site: SiteContext
  /** Of the page. */
  title: string
}

interface StaffPageProps {
  site: SiteContext
  title: string
  view: ViewToLoad<ComponentType<StaffViewProps & { client: QueryClient }>>
  /** What is said while the view is on its way. */
  opening: ReactNode
}

/** A page for people of the clinic: nothing of anybody stands in it before the backend said who asks. */
export function StaffPage({ site, title, view, opening: words }: StaffPageProps) {
  const loaded = useLoadedView(site, useIsLogged() === true, view)
  const opening = <OpeningView>{words}</OpeningView>
  return loaded ? <loaded.View site={site} client={loaded.client} opening={opening} title={title} /> : opening
}
