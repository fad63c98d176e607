import { createRootRouteWithContext, notFound, redirect } from '@tanstack/react-router'
import type { SiteContext } from '../platform/site/site-context.ts'
import { guard } from '../routing/guard.ts'
import { matchPath } from '../routing/public-paths.ts'
import { loadPageFrame } from '../shell/load-page-frame.ts'
import { NotFoundPage } from '../shell/message-pages.tsx'
import { SiteShell } from '../shell/site-shell.tsx'

export const Route = createRootRouteWithContext<SiteContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    const { locale, session } = context
    const found = matchPath(matches.at(-1)?.pathname ?? '')
    const result = found ? guard(found.page, locale, { isLogged: session.isLogged.state }) : 'not-found'
    // NotFound, which has a header, may be shown in place of any page; in place of a form only the server shows it. So in a browser a form
    // without a header does not load the frame.
    const needsNoFrame = found?.page.form && !found.page.header && !import.meta.env.SSR
    if (result === 'show') return needsNoFrame ? undefined : loadPageFrame()
    if (result === 'login') throw redirect({ to: '/login', replace: true, state: { wanted: location.publicHref } })
    if (result === 'home') throw redirect({ to: '/', replace: true })
    await loadPageFrame()
    await context.loadShellCatalog()
    throw notFound()
  },
  shellComponent: SiteShell,
  notFoundComponent: NotFoundPage,
})
