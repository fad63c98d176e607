import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { siteMap } from './site-map.ts'

/** The paths of lists, to which a reader comes back where they were. */
const lists = new Set(siteMap.filter(({ keepsPlace }) => keepsPlace).map(({ path }) => path))

/** Shows the top of a new page and puts the focus on its heading, so that a screen reader names it (R2-01). */
export function showTop(): void {
  scrollTo(0, 0)
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Shows a list where its reader left it, with the focus on the entry they come back from. */
function showPlace(top: number, from: ParsedLocation): void {
  scrollTo(0, top)
  document.querySelector<HTMLElement>(`main a[href="${from.publicHref}"]`)?.focus({ preventScroll: true })
}

/** The next part of a list is another page; a place within a page is not. */
function addressOf({ pathname, searchStr }: ParsedLocation): string {
  return pathname + searchStr
}

/**
 * Every navigation to another page starts at its top, Back and Forward included, except for those two to a list; a link within
 * a page keeps its place.
 */
export function startPagesAtTop(router: AnyRouter): void {
  // The router's own scrolling also runs at hydration, which is no navigation: it would pull a reader back to the top.
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
