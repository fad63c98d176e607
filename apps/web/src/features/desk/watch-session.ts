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
