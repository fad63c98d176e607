import { type Catalog, loadCatalog } from '@clairmemoire/i18n/catalog'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Section } from '@clairmemoire/ui/section'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ApplicationState } from '../platform/application-state/application-state.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { loadingTimeout, within } from '../platform/timeout/within.ts'
import { keyAt, type StoredKey } from './stored-key.ts'

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

/** The state of the key of this page. */
type KnownKey = { kind: 'asking' | 'none' | 'erased' } | { kind: 'known'; id: string }

/** Exchanges the key in the address for the key to store; returns the given key if it cannot be exchanged. */
type ExchangeKey = (given: string, saved: string | undefined) => Promise<string>

interface KeyOfDevice {
  known: KnownKey
  /** Removes the key from this device; `why` becomes the new state. */
  forget: (why: 'none' | 'erased') => void
}

/**
 * The key in the fragment of the address, or the one stored on this device. The key gives full access, so it is removed from the address at
 * once and stored sealed (R0-12, R0-13).
 */
function useStoredKey(
  { applicationState: state }: Device,
  key: StoredKey,
  exchange: ExchangeKey = unchanged,
): KeyOfDevice {
  const [found, setFound] = useState<KnownKey>()
  /** True while a key from the address is exchanged and stored. Until then the key stored before must not be shown. */
  const isTaking = useRef(false)
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => keyAt(hash) })
  // If there can be no key, the state is `none` at once, so that the text that the visitor may be reading does not change.
  const mayBeFound = useSyncExternalStore(
    unchanging,
    () => given !== undefined || state.mayHoldAnything(),
    () => false,
  )

  // The address and the stored state are outside React, and the server does not know them.
  const show = useEffectEvent((id: string | undefined) =>
    setFound((known) => (id === undefined ? (known ?? { kind: 'none' }) : { kind: 'known', id })),
  )
  const exchangeAndStore = useEffectEvent(async (id: string) => {
    isTaking.current = true
    const saved = await key.open(state)
    const own = await exchange(id, saved)
    // Saving the same key again would end its extended lifetime.
    if (own !== saved) await key.save(state, own)
    isTaking.current = false
    return own
  })
  useEffect(() => {
    if (given === undefined) {
      if (!isTaking.current) void key.open(state).then(show)
      return
    }
    void exchangeAndStore(given).then(show)
    void navigate({ to: '.', replace: true })
  }, [given, state, key, navigate])

  // Another tab may erase or replace the key.
  const isKnown = found?.kind === 'known'
  useEffect(() => {
    if (!isKnown) return undefined
    return state.onExternalChange(key.part, (change) => {
      if (change === 'gone') setFound({ kind: 'none' })
      else void key.open(state).then((id) => id !== undefined && setFound({ kind: 'known', id }))
    })
  }, [state, key, isKnown])

  const forget = (kind: 'none' | 'erased') => {
    setFound({ kind })
    void key.erase(state)
  }
  return { known: found ?? { kind: mayBeFound ? 'asking' : 'none' }, forget }
}

interface Device {
  applicationState: ApplicationState
}

const unchanged = (given: string) => Promise.resolve(given)
const unchanging = () => () => {}

/**
 * The key in the fragment of the address. It is removed from the address at once and not stored. An empty string if there is no key,
 * undefined until the page has read the address.
 */
export function useGivenKey(): string | undefined {
  const [key, setKey] = useState<string>()
  const navigate = useNavigate()
  const given = useLocation({ select: ({ hash }) => keyAt(hash) })
  const show = useEffectEvent((found: string) => setKey((known) => found || known || ''))
  // The address is outside React, and the server does not get its fragment.
  useEffect(() => {
    void Promise.resolve(given ?? '').then(show)
    if (given !== undefined) void navigate({ to: '.', replace: true })
  }, [given, navigate])
  return key
}
