import { type ApiClient, cookieReader, createApiClient } from '@clairmemoire/api-client'

/** The backend behind the site's own origin. */
export function createSiteApi(): ApiClient {
  return createApiClient({
    baseUrl: location.origin,
    readCookie: cookieReader(() => document.cookie),
    accessToken: () => undefined,
  })
}
