import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './generated/routeTree.gen.ts'
import { localeRewrite } from './routing/locale-rewrite.ts'
import { parseSearch, stringifySearch } from './routing/search.ts'
import type { SiteContext } from './platform/site/site-context.ts'
import { TechnicalIssuePage } from './shell/technical-issue-page.tsx'

export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    rewrite: localeRewrite(context.locale),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: TechnicalIssuePage,
    ...(history ? { history } : {}),
  })
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
