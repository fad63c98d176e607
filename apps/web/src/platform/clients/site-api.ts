import { type ApiClient, cookieReader, createApiClient } from '@clairmemoire/api-client'
import type { Session } from '../session/session.ts'

/** The backend behind the site's own origin. What renews a session comes when one is to be renewed: visitors have none. */
export function createSiteApi(session: Session): ApiClient {
  const settings = {
    baseUrl: location.origin,
    readCookie: cookieReader(() => document.cookie),
    accessToken: () => session.values.read('accessToken'),
  }
  return createApiClient({
    ...settings,
    renew: async (refused) => {
      const { sessionRenewal } = await import('../session/session-renewal.ts')
      return sessionRenewal(session, createApiClient(settings))(refused)
    },
  })
}
