import { failureIn } from '@clairmemoire/api-client/calls'
import { Trans } from '@lingui/react/macro'
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FailurePage, useNewStep } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { LookingAtDesk } from './looking-at-desk.tsx'
import { deskRequestsQuery, getUser, OpenDesk } from './open-desk.tsx'

/** Milliseconds for which a session can count at most, in use: whatever was read before belongs to one that is over. */
export const longestSession = 24 * 3_600_000

/** Milliseconds after which it is asked whether the session still counts, while nobody comes back. */
const asksEvery = 5 * 60_000

interface Watched {
  /** The document that shows the list, and its window. */
  page: EventTarget & { visibilityState: DocumentVisibilityState }
  view: EventTarget
  /** When the list was read. */
  readAt: number
  clock: () => number
  /** Asks the backend who is logged in: an answer that nobody is ends the session, and the page with it. */
  ask: () => void
  /** Takes the list from the screen. */
  clear: () => void
}

/** Looks again at a list of people whenever somebody comes back to it, and from time to time; returns what ends that. */
export function watchSession({ page, view, readAt, clock, ask, clear }: Watched): () => void {
  const look = () => {
    if (clock() - readAt >= longestSession) clear()
    else if (page.visibilityState === 'visible') ask()
  }
  page.addEventListener('visibilitychange', look)
  view.addEventListener('focus', look)
  const timer = setInterval(look, asksEvery)
  return () => {
    page.removeEventListener('visibilitychange', look)
    view.removeEventListener('focus', look)
    clearInterval(timer)
  }
}

interface DeskViewProps {
  site: SiteContext
  client: QueryClient
  /** Of the page. */
  title: string
}

export function DeskView({ client, ...desk }: DeskViewProps) {
  return (
    <QueryClientProvider client={client}>
      <AskedDesk client={client} {...desk} />
    </QueryClientProvider>
  )
}

function AskedDesk({ site, client, title }: DeskViewProps) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    ...deskRequestsQuery(site.api, site.locale),
    retry: false,
    // Nobody finds in memory what somebody before read.
    gcTime: 0,
  })
  useEffect(() => {
    if (dataUpdatedAt === 0) return
    return watchSession({
      page: document,
      view: window,
      readAt: dataUpdatedAt,
      clock: () => Date.now(),
      ask: () => void getUser(site.api).catch(() => undefined),
      clear: () => void client.resetQueries(),
    })
  }, [dataUpdatedAt, site.api, client])
  const shown = data ? 'list' : error ? 'failure' : 'looking'
  useNewStep({ step: shown, focusesHeading: shown !== 'looking', shownFirst: 'looking' })
  if (data)
    return (
      <OpenDesk
        site={site}
        client={client}
        title={title}
        desk={data}
        readAt={dataUpdatedAt}
        failure={error ? failureIn(error) : undefined}
        isReading={isFetching}
        onRead={() => void refetch()}
      />
    )
  if (!error) return <LookingAtDesk />
  return (
    <FailurePage
      failure={failureIn(error)}
      title={<Trans id="desk.failure.title">La liste ne s’affiche pas pour le moment</Trans>}
      onRetry={() => void refetch()}
    >
      <Trans id="desk.failure.next">Les demandes sont gardées. Chacune est aussi arrivée par e-mail.</Trans>
    </FailurePage>
  )
}
