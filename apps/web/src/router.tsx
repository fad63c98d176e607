import { createRouter, type RouterHistory, type LocationRewrite, useRouter } from '@tanstack/react-router'
import { routeTree } from './generated/routeTree.gen.ts'
import { parseSearch, stringifySearch } from './routing/search.ts'
import type { SiteContext } from './platform/site/site-context.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import type { Locale } from '@clairmemoire/domain/locale'
import { matchPath, publicPath, routePath } from './routing/public-paths.ts'
import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { ReadFailure } from './shell/failure-parts.tsx'
import { MessagePage } from './shell/message-page.tsx'
import { ReloadButton } from './shell/reload-button.tsx'

export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  // Not left to the root: of a page whose loader found nothing the router then takes it that it is loaded, and when it loads the
  // address again, as it does at the start for one that it writes another way, it draws that page without its data.
  for (const route of Object.values(routeTree.children ?? {})) route.options.notFoundComponent = NotFoundPage
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

/** Lets routes and links use one path per page while the address bar shows the locale's main form. */
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

/**
 * Shown in place of a page that failed to render or to load. What was not read of the content service may be read a moment
 * later; anything else takes a new page.
 */
function TechnicalIssuePage({ error }: { error: unknown }) {
  const { errorReports }: SiteContext = useRouter().options.context
  useEffect(() => errorReports.report(error, 'render'), [errorReports, error])
  return (
    <MessagePage title={<Trans id="shell.technical-issue.title">Un problème technique est survenu</Trans>}>
      <p>
        <Trans id="shell.technical-issue.text">
          Ce n’est pas de votre faute, et vos réponses restent sur cet appareil.
        </Trans>
      </p>
      {/* The heading is there at once: the focus goes to it. */}
      <Suspense>
        {error instanceof Error && error.name === 'ContentError' ? <ReadFailure /> : <ReloadButton />}
      </Suspense>
    </MessagePage>
  )
}
