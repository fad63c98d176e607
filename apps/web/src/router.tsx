import type { ApiClient } from '@clairmemoire/api-client'
import type { Locale } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './generated/routeTree.gen.ts'
import type { ApplicationState } from './platform/application-state/application-state.ts'
import type { PublicSettings } from './platform/settings/public-settings.ts'
import { localeRewrite } from './routing/locale-rewrite.ts'
import type { Screen } from './routing/site-map.ts'
import { TechnicalIssuePage } from './shell/technical-issue-page.tsx'

/** What every route may use. The clients are thunks, so that pages without data do not load them. */
export interface RouterContext {
  locale: Locale
  environment: SiteEnvironment
  settings: PublicSettings
  i18n: I18n
  api: () => Promise<ApiClient>
  queryClient: () => Promise<QueryClient>
  applicationState: ApplicationState
}

export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    rewrite: localeRewrite(context.locale),
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
  interface StaticDataRouteOption {
    /** The row of the site map that this route shows. */
    screen?: Screen
  }
}
