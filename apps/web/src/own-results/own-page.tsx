import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Section } from '@clairmemoire/ui/section'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { SiteContext } from '../platform/site/site-context.ts'
import type { KeptKeyPart } from './kept-key.ts'
import { OpeningView, useLoadedView, type ViewToLoad } from './loaded-view.tsx'
import { type ExchangeKey, useKeptKey } from './use-kept-key.ts'

export interface OwnViewProps {
  /** Stands there until the answer comes. */
  opening: ReactNode
  site: SiteContext
  id: string
  /** Of the page. */
  title: string
  onForget: (why: 'none' | 'erased') => void
}

interface OwnPageProps {
  site: SiteContext
  title: string
  part: KeptKeyPart
  exchange?: ExchangeKey
  view: ViewToLoad<ComponentType<OwnViewProps & { client: QueryClient }>>
  /** What is said while the view is on its way: always read, so that the document carries it before any catalog arrives. */
  opening: MessageDescriptor
  /** What the page is for: readable before and without JavaScript. */
  Without: ComponentType<{ site: SiteContext; isErased: boolean }>
}

/** What is opened by the key in the address, or by the one that this device keeps. */
export function OwnPage({ site, title, part, exchange, view, opening: words, Without }: OwnPageProps) {
  const { known, forget } = useKeptKey(site, part, exchange)
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
  /** Stands there until the view is loaded. */
  children: ReactNode
}

/** A form that is loaded when it is opened. */
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
