import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { StaffViewProps } from '../../own-results/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import { useUser } from '../../platform/site/session-hooks.ts'
import { type DeskFilters, getUser } from './desk.queries.ts'
import { DeskLists } from './desk-lists.tsx'
import { DeskWeekView } from './desk-week-view.tsx'
import { OpenedRequest } from './opened-request.tsx'

/** Milliseconds for which a session can count at most, in use: whatever was read before belongs to one that is over. */
export const longestSession = 24 * 3_600_000

/** Milliseconds after which it is asked whether the session still counts, while nobody comes back. */
const asksEvery = 5 * 60_000

interface Watched {
  /** The document that shows the calls, and its window. */
  page: EventTarget & { visibilityState: DocumentVisibilityState }
  view: EventTarget
  /** When the page was opened. */
  openedAt: number
  clock: () => number
  /** Asks the backend who is logged in: an answer that nobody is ends the session, and the page with it. */
  ask: () => void
  /** Takes people from the screen. */
  clear: () => void
}

/** Looks again at the session whenever somebody comes back, and from time to time; returns what ends that. */
export function watchSession({ page, view, openedAt, clock, ask, clear }: Watched): () => void {
  const look = () => {
    if (clock() - openedAt >= longestSession) clear()
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

/** The lists, or what the address names after its #: the week, or a request by its reference. */
function Desk({ site, title, opening }: StaffViewProps) {
  const client = useQueryClient()
  const hash = useLocation({ select: (location) => location.hash })
  const reference = /^CM-[2-9A-Z]{4}-[2-9A-Z]{4}$/.exec(hash)?.[0]
  const [filters, setFilters] = useState<DeskFilters>({ list: 'now', page: 1 })
  const [isOver, setIsOver] = useState(false)
  const { session, api } = site
  const user = useUser()

  // After a reload the page has the token alone: who it is of belongs to the backend.
  useEffect(() => {
    if (user) return
    getUser(api).then(
      (found) => session.user.setState(() => found),
      () => undefined,
    )
  }, [user, session, api])

  // The session is the browser's and the backend's.
  useEffect(
    () =>
      watchSession({
        page: document,
        view: window,
        openedAt: Date.now(),
        clock: () => Date.now(),
        ask: () => void getUser(api).catch(() => undefined),
        clear: () => {
          client.clear()
          setIsOver(true)
        },
      }),
    [api, client],
  )

  if (isOver) return opening
  if (hash === 'week') return <DeskWeekView site={site} opening={opening} />
  if (reference !== undefined)
    return <OpenedRequest key={reference} site={site} reference={reference} opening={opening} />
  return <DeskLists site={site} title={title} opening={opening} filters={filters} onFilter={setFilters} />
}

export const DeskView = withClient(Desk)
