import { type ApiClient, cookieReader, createApiClient } from '@clairmemoire/api-client'
import { QueryClient } from '@tanstack/react-query'
import type { Session } from '../session/session.ts'

/** The backend behind the site's own origin. What a request may lack comes when one is answered so: visitors have no session, and most days no challenge. */
export function createSiteApi(session: Session): ApiClient {
  const settings = {
    baseUrl: location.origin,
    readCookie: cookieReader(() => document.cookie),
    accessToken: () => session.values.read('accessToken'),
  }
  return createApiClient({
    ...settings,
    missing: async (...answered) => {
      const { missingOnSite } = await import('./missing-header.ts')
      return missingOnSite(session, createApiClient(settings))(...answered)
    },
  })
}

/** A query is tried without a network too, so that its failure is known at once. */
export function createSiteQueryClient(): QueryClient {
  const queries = { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnWindowFocus: false } as const
  return new QueryClient({ defaultOptions: { queries } })
}
