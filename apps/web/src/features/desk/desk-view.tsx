import { Compact } from '@clairmemoire/ui/compact'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import type { StaffViewProps } from '../../private-views/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import { useUser } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { getUser } from './desk.queries.ts'
import { DeskDayView } from './desk-day-view.tsx'
import { DeskLists } from './desk-lists.tsx'
import { OpenedRequest } from './opened-request.tsx'
import { DeskWeekView } from './week/desk-week-view.tsx'

/** Maximum length of a session in milliseconds. Data that were read earlier belong to an expired session. */
export const longestSession = 24 * 3_600_000

/** Interval of the session checks in milliseconds while the user stays on the page. */
const sessionCheckInterval = 5 * 60_000

interface Watched {
  /** The document that shows the calls. */
  page: EventTarget & { visibilityState: DocumentVisibilityState }
  view: EventTarget
  /** The time at which the page was opened. */
  openedAt: number
  clock: () => number
  /** Asks the backend whether the session is valid; if not, the session ends and the page is cleared. */
  ask: () => void
  /** Removes all personal data from the screen. */
  clear: () => void
}

/** Checks the session when the user returns and at intervals; returns a function that stops the checks. */
export function watchSession({ page, view, openedAt, clock, ask, clear }: Watched): () => void {
  const check = () => {
    if (clock() - openedAt >= longestSession) clear()
    else if (page.visibilityState === 'visible') ask()
  }
  page.addEventListener('visibilitychange', check)
  view.addEventListener('focus', check)
  const timer = setInterval(check, sessionCheckInterval)
  return () => {
    page.removeEventListener('visibilitychange', check)
    view.removeEventListener('focus', check)
    clearInterval(timer)
  }
}

/** A view of the desk, which is cleared when the session ends. */
function deskView(View: ComponentType<StaffViewProps>) {
  return withClient((props: StaffViewProps) =>
    useSessionEnd(props.site) ? (
      props.opening
    ) : (
      <Compact>
        <View {...props} />
      </Compact>
    ),
  )
}

export const ListsView = deskView(DeskLists)
export const DayView = deskView(DeskDayView)
export const WeekView = deskView(DeskWeekView)
export const RequestView = deskView(({ site, opening }) => {
  const { reference } = useParams({ from: '/desk/requests/$reference' })
  return <OpenedRequest key={reference} site={site} reference={reference} opening={opening} />
})

/** Whether the page is older than the longest session. */
function useSessionEnd({ session, api }: SiteContext): boolean {
  const client = useQueryClient()
  const [isOver, setIsOver] = useState(false)
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

  return isOver
}
