import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useIsLogged } from '../platform/site/session-hooks.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { OpeningView, useLoadedView, type ViewToLoad } from './private-page.tsx'

export interface StaffViewProps {
  /** Shown until the response comes. */
  opening: ReactNode
  site: SiteContext
  /** The title of the page. */
  title: string
}

interface StaffPageProps {
  site: SiteContext
  title: string
  view: ViewToLoad<ComponentType<StaffViewProps & { client: QueryClient }>>
  /** The text while the view is loading. */
  opening: ReactNode
}

/** A page for the staff: it contains no personal data until the backend has identified the user. */
export function StaffPage({ site, title, view, opening: words }: StaffPageProps) {
  const loaded = useLoadedView(site, useIsLogged() === true, view)
  const opening = <OpeningView>{words}</OpeningView>
  return loaded ? <loaded.View site={site} client={loaded.client} opening={opening} title={title} /> : opening
}
