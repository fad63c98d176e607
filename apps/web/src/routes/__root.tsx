import { createRootRouteWithContext, notFound } from '@tanstack/react-router'
import { guard } from '../routing/guard.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { pageOfMatch } from '../routing/shown-page.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { SiteShell } from '../shell/site-shell.tsx'

export const Route = createRootRouteWithContext<SiteContext>()({
  // Login does not exist yet, so nobody is logged in and no page asks for it.
  beforeLoad: async ({ context, matches }) => {
    const page = pageOfMatch(matches.at(-1))
    if (page && guard(page, context.locale, { loggedIn: false }) !== 'not-found') return
    await context.wordsAround()
    throw notFound()
  },
  shellComponent: SiteShell,
  notFoundComponent: NotFoundPage,
})
