import { createRootRouteWithContext, notFound } from '@tanstack/react-router'
import type { RouterContext } from '#/router.tsx'
import { passage } from '#/routing/guard.ts'
import { pageOf } from '#/routing/site-map.ts'
import { useSite } from '#/routing/use-site.ts'
import { NotFoundPage } from '#/shell/not-found-page.tsx'
import { SiteShell } from '#/shell/site-shell.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches }) => {
    const screen = matches.at(-1)?.staticData.screen
    if (screen && passage(pageOf(screen), context.locale, { loggedIn: false }) === 'not-found') throw notFound()
  },
  shellComponent: SiteShell,
  notFoundComponent: NotFoundInPlace,
})

function NotFoundInPlace() {
  return <NotFoundPage currentLanguage={useSite().locale} />
}
