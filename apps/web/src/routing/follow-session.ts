import type { AnyRouter } from '@tanstack/react-router'
import type { SiteContext } from '../platform/site/site-context.ts'
import { guard } from './guard.ts'
import { shownPage } from './shown-page.ts'

/** Looks at the page on screen again when somebody logs out, or turns out not to be logged in: whoever may not see it goes to Login. */
export function followSession(router: AnyRouter): void {
  const { session, locale }: SiteContext = router.options.context
  const hasLogged = { before: session.isLogged.state }
  session.isLogged.subscribe((isLogged) => {
    const wasUnknown = hasLogged.before === undefined
    hasLogged.before = isLogged
    // Whoever logs in here is led on by the page of Login itself.
    if (isLogged === true && !wasUnknown) return
    const page = shownPage(router.state.matches, locale)
    if (page && guard(page, locale, { isLogged }) !== 'show') void router.invalidate()
  })
}
