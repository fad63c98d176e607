import { type ApiClient, cookieReader, createApiClient } from '@clairmemoire/api-client'
import { QueryClient } from '@tanstack/react-query'
import { createDraftIds, type DraftIds, indexedDbDraftIdStore } from '../draft-id/draft-ids.ts'
import type { Session } from '../session/session.ts'
import { deviceTimeout } from '../timeout/silent-device.ts'

// The API client and the draft ids are in one file, because they are needed together.

/**
 * A client of the backend, which has the site's own origin. The code for sessions and challenges is loaded only if a response requires it,
 * because visitors have no session and rarely get a challenge.
 */
export function createSiteApi(session: Session): ApiClient {
  const settings = {
    baseUrl: location.origin,
    readCookie: cookieReader(() => document.cookie),
    accessToken: () => session.values.read('accessToken'),
  }
  return createApiClient({
    ...settings,
    missing: async (...answered) => {
      const { retryHeaders } = await import('../session/renewal.ts')
      return retryHeaders(session, createApiClient(settings))(...answered)
    },
  })
}

/**
 * Queries and mutations also run without a network, so that their failure is reported at once. Mutations are evicted soon after their form
 * is closed.
 */
export function createSiteQueryClient(): QueryClient {
  const queries = { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnWindowFocus: false } as const
  const mutations = { networkMode: 'always', gcTime: 1000 } as const
  return new QueryClient({ defaultOptions: { queries, mutations } })
}

/** The draft ids of this device; its tabs share them through IndexedDB. */
export function createBrowserDraftIds(): DraftIds {
  return createDraftIds({ store: indexedDbDraftIdStore, timeout: deviceTimeout, now: Date.now })
}
