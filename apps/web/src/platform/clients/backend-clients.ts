import { type ApiClient, cookieReader, createApiClient } from '@clairmemoire/api-client'
import { QueryClient } from '@tanstack/react-query'
import { createDraftIds, type DraftIds, indexedDbDraftIdStore } from '../draft-id/draft-ids.ts'
import type { Session } from '../session/session.ts'
import { deviceTimeout } from '../timeout/silent-device.ts'

// What asks the backend and what numbers a submission are one file: whoever needs one of them needs the others soon.

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
      const { missingOnSite } = await import('../session/renewal.ts')
      return missingOnSite(session, createApiClient(settings))(...answered)
    },
  })
}

/** What is asked and sent is tried without a network too, so that its failure is known at once; what was sent leaves the memory soon after its form. */
export function createSiteQueryClient(): QueryClient {
  const queries = { staleTime: 60_000, retry: 1, networkMode: 'always', refetchOnWindowFocus: false } as const
  const mutations = { networkMode: 'always', gcTime: 1000 } as const
  return new QueryClient({ defaultOptions: { queries, mutations } })
}

/** Shared by the tabs of a device through IndexedDB. */
export function createBrowserDraftIds(): DraftIds {
  return createDraftIds({ store: indexedDbDraftIdStore, timeout: deviceTimeout, now: Date.now })
}
