import type { Locale } from '@clairmemoire/domain/locale'
import { LocaleProvider } from '@clairmemoire/i18n/provider'
import { createRouter, type LocationRewrite, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { routeTree } from './generated/routeTree.gen.ts'
import type { SiteContext } from './platform/site/site-context.ts'
import { matchPath, publicPath, routePath } from './routing/public-paths.ts'
import { parseSearch, stringifySearch } from './routing/search.ts'
import { NotFoundPage, ShellBoundary, TechnicalIssuePage } from './shell/message-pages.tsx'

export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  // The component is set on every route. If only the root had it, the router would consider a page loaded after its loader threw NotFound.
  // It loads the address again at the start to normalize it, and would then render that page without data.
  for (const route of Object.values(routeTree.children ?? {})) route.options.notFoundComponent = NotFoundPage
  return createRouter({
    routeTree,
    context,
    rewrite: localeRewrite(context.locale),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: TechnicalIssuePage,
    // The router's own error boundary is disabled, because its message is in English only.
    disableGlobalCatchBoundary: true,
    InnerWrap: ShellBoundary,
    ...(history ? { history } : {}),
  })
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}

/** Lets routes and links use one path per page while the address bar shows the locale's canonical path. */
function localeRewrite(locale: Locale): LocationRewrite {
  return {
    input: ({ url }) => {
      const match = matchPath(url.pathname)
      if (match) url.pathname = routePath(match)
      return url
    },
    output: ({ url }) => {
      const match = matchPath(url.pathname)
      if (match) url.pathname = publicPath(match.page, locale, match.params)
      return url
    },
  }
}

interface AppProps {
  router: SiteRouter
  /** Called once the page is hydrated. */
  onInteractive?: () => void
}

/** Renders the same tree on the server and in the browser, so that hydration finds no difference. */
export function App({ router, onInteractive }: AppProps) {
  const { i18n, applicationState } = router.options.context
  // The stored state is restored after hydration, because the first render must equal that of the server, which has no stored state
  // (R4-20).
  useEffect(() => applicationState.restore(), [applicationState])
  useEffect(() => onInteractive?.(), [onInteractive])
  return (
    <LocaleProvider i18n={i18n}>
      <RouterProvider router={router} />
    </LocaleProvider>
  )
}
