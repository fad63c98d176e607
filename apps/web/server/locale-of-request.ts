import { type Locale, selectLocale } from '@clairmemoire/domain/locale'
import { environmentOfHost, type SiteEnvironment } from '@clairmemoire/domain/site-host'
import type { FastifyRequest } from 'fastify'

export const localeCookie = 'lang_override'

/** The site that a request is for: its locale by cookie, then by host (R4-01); its environment by host. */
export function siteOfRequest(request: FastifyRequest): { locale: Locale; environment: SiteEnvironment } {
  const locale = selectLocale({ cookie: request.cookies?.[localeCookie], host: request.host })
  return { locale, environment: environmentOfHost(request.host) }
}
