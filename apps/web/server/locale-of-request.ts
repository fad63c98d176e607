import { countryOfSite } from '@clairmemoire/domain/country'
import { selectLocale } from '@clairmemoire/domain/locale'
import {
  environmentOfHost,
  type ConfiguredSites,
  type SiteEnvironment,
  siteOrigin,
} from '@clairmemoire/domain/site-host'
import type { FastifyRequest } from 'fastify'
import type { Site } from './operator-facts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined for the product’s own hosts. */
    ownSites?: ConfiguredSites | undefined
  }
}

export const localeCookie = 'lang_override'

/**
 * The site of a request. The cookie determines the locale, or the host if there is no cookie (R4-01); the host determines environment and
 * country.
 */
export function siteOfRequest(request: FastifyRequest): Required<Site> {
  const { host } = request
  const locale = selectLocale({ cookie: request.cookies?.[localeCookie], host })
  return { locale, environment: environmentOfRequest(request), country: countryOfSite({ host, locale }) }
}

export function environmentOfRequest({ host, server }: FastifyRequest): SiteEnvironment {
  return environmentOfHost(host, server.ownSites)
}

/** The public origin of the requested site, in the language shown. */
export function originOfRequest(request: FastifyRequest): string {
  const { locale, environment } = siteOfRequest(request)
  return siteOrigin(locale, environment, request.server.ownSites?.hosts)
}
