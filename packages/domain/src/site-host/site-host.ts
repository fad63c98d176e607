import { bareHostName } from '../host-name/bare-host-name.ts'
import type { Locale } from '../locale/locale.ts'
import { hostName } from '../product/product.ts'

export type SiteEnvironment = 'production' | 'staging' | 'local'

/** The host of the site in each language. */
export type SiteHosts = Readonly<Record<Locale, string>>

/** The operator's hosts and their environment. */
export interface ConfiguredSites {
  environment: SiteEnvironment
  hosts: SiteHosts
}

const productionHosts: SiteHosts = { fr: `${hostName}.fr`, en: `${hostName}.com` }
const stagingHosts: SiteHosts = { fr: `staging.${hostName}.fr`, en: `staging.${hostName}.com` }

/**
 * Only the four exact product hosts have an environment; any other host, even with a familiar prefix, is "local" (R9-11, A-12).
 * Configured hosts replace the product's.
 */
export function environmentOfHost(host: string, own?: ConfiguredSites): SiteEnvironment {
  const name = bareHostName(host)
  if (own) return Object.values(own.hosts).includes(name) ? own.environment : 'local'
  if (Object.values(productionHosts).includes(name)) return 'production'
  if (Object.values(stagingHosts).includes(name)) return 'staging'
  return 'local'
}

/** Scheme and host without a trailing slash. A local site gets the production origin (R2-84). */
export function siteOrigin(
  locale: Locale,
  environment: SiteEnvironment,
  hosts: SiteHosts = environment === 'staging' ? stagingHosts : productionHosts,
): string {
  return `https://${hosts[locale]}`
}
