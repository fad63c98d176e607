import { createRootRouteWithContext, notFound } from '@tanstack/react-router'
import { guard } from '../routing/guard.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { pageOf } from '../routing/site-map.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { SiteShell } from '../shell/site-shell.tsx'

export const Route = createRootRouteWithContext<SiteContext>()({
  // Login does not exist yet, so nobody is logged in and no page asks for it.
  beforeLoad: ({ context, matches }) => {
    const screen = matches.at(-1)?.staticData.screen
    if (screen && guard(pageOf(screen), context.locale, { loggedIn: false }) === 'not-found') throw notFound()
  },
  shellComponent: SiteShell,
  notFoundComponent: NotFoundPage,
})
