import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { StaffViewProps } from '../../private-views/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import { useUser } from '../../platform/site/session-hooks.ts'
import { type DeskFilters, getUser } from './desk.queries.ts'
import { DeskLists } from './desk-lists.tsx'
import { DeskWeekView } from './desk-week-view.tsx'
import { OpenedRequest } from './opened-request.tsx'

/** Maximum length of a session in milliseconds: anything read earlier belongs to an expired session. */
export const longestSession = 24 * 3_600_000

/** Interval of the session checks in milliseconds while the user stays on the page. */
const sessionCheckInterval = 5 * 60_000

interface Watched {
  /** The document that shows the calls. */
  page: EventTarget & { visibilityState: DocumentVisibilityState }
  view: EventTarget
  /** Time at which the page was opened. */
  openedAt: number
  clock: () => number
  /** Asks the backend whether the session is valid; if not, the session ends and the page is cleared. */
  ask: () => void
  /** Removes all personal data from the screen. */
  clear: () => void
}

/** Checks the session when the user returns and at intervals; returns a function that stops the checks. */
export function watchSession({ page, view, openedAt, clock, ask, clear }: Watched): () => void {
  const look = () => {
    if (clock() - openedAt >= longestSession) clear()
    else if (page.visibilityState === 'visible') ask()
  }
  page.addEventListener('visibilitychange', look)
  view.addEventListener('focus', look)
  const timer = setInterval(look, sessionCheckInterval)
  return () => {
    page.removeEventListener('visibilitychange', look)
    view.removeEventListener('focus', look)
    clearInterval(timer)
  }
}

/** The lists, the week or one request, depending on the hash of the address. */
function Desk({ site, title, opening }: StaffViewProps) {
  const client = useQueryClient()
  const hash = useLocation({ select: (location) => location.hash })
  const reference = /^CM-[2-9A-Z]{4}-[2-9A-Z]{4}$/.exec(hash)?.[0]
  const [filters, setFilters] = useState<DeskFilters>({ list: 'now', page: 1 })
  const [isOver, setIsOver] = useState(false)
  const { session, api } = site
  const user = useUser()

  // After a reload the page has only the token, so it asks the backend for the user.
  useEffect(() => {
    if (user) return
    getUser(api).then(
      (found) => session.user.setState(() => found),
      () => undefined,
    )
  }, [user, session, api])

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
