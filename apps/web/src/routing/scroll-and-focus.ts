import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { siteMap } from './site-map.ts'

/** The paths of lists that keep their scroll position. */
const lists = new Set(siteMap.filter(({ keepsPlace }) => keepsPlace).map(({ path }) => path))

/** Scrolls to the top of a new page and focuses its heading, so that a screen reader announces it (R2-01). */
export function showTop(): void {
  scrollTo(0, 0)
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Restores the scroll position of a list, and focuses the entry of the page that the reader returns from. */
function showPlace(top: number, from: ParsedLocation): void {
  scrollTo(0, top)
  document.querySelector<HTMLElement>(`main a[href="${from.publicHref}"]`)?.focus({ preventScroll: true })
}

/** The address that identifies a page. It includes the query, because the next part of a list is another page, but not the fragment. */
function addressOf({ pathname, searchStr }: ParsedLocation): string {
  return pathname + searchStr
}

/**
 * Makes every navigation to another page start at its top, including Back and Forward; only Back and Forward to a list restore its scroll
 * position. A link within a page scrolls to its target.
 */
export function startPagesAtTop(router: AnyRouter): void {
  // The router's own scroll restoration is off. It also runs at hydration, which is not a navigation, and would move a reader back to the
  // top.
  router.options.scrollRestoration = () => false
  const places = new Map<string | undefined, number>()
  const keyOf = ({ state }: ParsedLocation) => state.__TSR_key
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !lists.has(fromLocation.pathname)) return
    places.set(keyOf(fromLocation), scrollY)
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || addressOf(fromLocation) === addressOf(toLocation)) return
    const top = places.get(keyOf(toLocation))
    if (top === undefined) showTop()
    else showPlace(top, fromLocation)
  })
}
