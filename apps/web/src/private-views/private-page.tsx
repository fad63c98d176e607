import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Section } from '@clairmemoire/ui/section'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { SiteContext } from '../platform/site/site-context.ts'
import { loadingTimeout, within } from '../platform/timeout/within.ts'
import type { StoredKey } from './stored-key.ts'
import { type ExchangeKey, useStoredKey } from './use-stored-key.ts'

export interface PrivateViewProps {
  /** Shown until the response comes. */
  opening: ReactNode
  site: SiteContext
  id: string
  /** The title of the page. */
  title: string
  onForget: (why: 'none' | 'erased') => void
}

interface PrivatePageProps {
  site: SiteContext
  title: string
  part: StoredKey
  exchange?: ExchangeKey
  view: ViewToLoad<ComponentType<PrivateViewProps & { client: QueryClient }>>
  /** The text shown while the view is loading. It is always rendered, so that the document contains it before any catalog is loaded. */
  opening: MessageDescriptor
  /** The page without a record: its introduction, which can be read before and without JavaScript. */
  Without: ComponentType<{ site: SiteContext; isErased: boolean }>
}

/** A page about the record that belongs to the key in the address, or to the key stored on this device. */
export function PrivatePage({ site, title, part, exchange, view, opening: words, Without }: PrivatePageProps) {
  const { known, forget } = useStoredKey(site, part, exchange)
  const id = known.kind === 'known' ? known.id : undefined
  const loaded = useLoadedView(site, id !== undefined, view)
  const { i18n } = useLingui()
  const opening = <OpeningView>{i18n._(words)}</OpeningView>
  if (known.kind === 'asking') return opening
  if (id === undefined) return <Without site={site} isErased={known.kind === 'erased'} />
  if (!loaded) return opening
  const { View, client } = loaded
  return <View key={id} site={site} client={client} id={id} opening={opening} title={title} onForget={forget} />
}

interface LoadedDisclosureProps {
  site: SiteContext
  view: ViewToLoad<ComponentType<{ site: SiteContext; client: QueryClient }>>
  summary: NonNullable<ReactNode>
  /** Shown until the view is loaded. */
  children: ReactNode
}

/** A disclosure whose form is loaded when it is opened. */
export function LoadedDisclosure({ site, view, summary, children }: LoadedDisclosureProps) {
  const [isOpened, setOpened] = useState(false)
  const loaded = useLoadedView(site, isOpened, view)
  return (
    <Section width="column">
      <Disclosure summary={summary} onOpen={() => setOpened(true)}>
        {loaded ? <loaded.View site={site} client={loaded.client} /> : children}
      </Disclosure>
    </Section>
  )
}

export interface ViewToLoad<View> {
  load: () => Promise<View>
  /** The catalogs of the view and of the page. A page opened by its address has only the latter. */
  catalogs: readonly Catalog[]
}

interface LoadedView<View> {
  View: View
  client: QueryClient
}

/** Loads a private view when `isWanted`, so that readers of the introduction do not load it. Throws if loading fails. */
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

/** A heading that is shown while the private view is loading. */
export function OpeningView({ children }: { children: ReactNode }) {
  return (
    <Section width="column">
      <h1 tabIndex={-1}>{children}</h1>
    </Section>
  )
}
