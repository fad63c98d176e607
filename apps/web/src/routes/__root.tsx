import { createRootRouteWithContext, notFound, redirect } from '@tanstack/react-router'
import { guard } from '../routing/guard.ts'
import type { SiteContext } from '../platform/site/site-context.ts'
import { pageOfMatch } from '../routing/shown-page.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { SiteShell } from '../shell/site-shell.tsx'

export const Route = createRootRouteWithContext<SiteContext>()({
  beforeLoad: async ({ context, matches }) => {
    const page = pageOfMatch(matches.at(-1))
    const result = page ? guard(page, context.locale, { isLogged: context.session.isLogged.state }) : 'not-found'
    if (result === 'show') return
    if (result === 'login') throw redirect({ to: '/login', replace: true })
    if (result === 'home') throw redirect({ to: '/', replace: true })
    await context.wordsAround()
    throw notFound()
  },
  shellComponent: SiteShell,
  notFoundComponent: NotFoundPage,
})
