import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useIsLogged } from '../platform/site/session-hooks.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { OpeningView, useLoadedView, type ViewToLoad } from './loaded-view.tsx'

export interface StaffViewProps {
  /** Stands there until the answer comes. */
  opening: ReactNode
  site: SiteContext
  client: QueryClient
  /** Of the page. */
  title: string
}

interface StaffPageProps {
  site: SiteContext
  title: string
  view: ViewToLoad<ComponentType<StaffViewProps>>
  /** What is said while the view is on its way. */
  opening: ReactNode
}

/** A page for people of the clinic: nothing of anybody stands in it before the backend said who asks. */
export function StaffPage({ site, title, view, opening: words }: StaffPageProps) {
  const loaded = useLoadedView(site, useIsLogged() === true, view)
  const opening = <OpeningView>{words}</OpeningView>
  return loaded ? <loaded.View site={site} client={loaded.client} opening={opening} title={title} /> : opening
}
