import type { AnyRouter } from '@tanstack/react-router'

/** Shows the top of a new page and puts the focus on its heading, so that a screen reader names it (R2-01). */
function showTop(page: Document = document): void {
  page.defaultView?.scrollTo(0, 0)
  const heading = page.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Every navigation to another page starts at its top, Back and Forward included; a link within a page keeps its place. */
export function startPagesAtTop(router: AnyRouter): void {
  // The router's own scrolling also runs at hydration, which is no navigation: it would pull a reader back to the top.
  router.options.scrollRestoration = () => false
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) showTop()
  })
}
