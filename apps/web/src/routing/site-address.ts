import { localeOfCountry } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { PublicSettings } from '../platform/settings/public-settings.ts'
import { publicPath } from './public-paths.ts'
import { pageOf } from './site-map.ts'

/** The settings that determine the address of a page in each language. */
export type SiteAddressFacts = Pick<PublicSettings, 'locale' | 'country' | 'environment' | 'hosts'>

/**
 * The address of a page in a language. For the own language of this site it is a path: the page, or the language switch if this site
 * is now shown in the other language. For the other language it is an address on the site of that language. A local host has no such site,
 * so both languages are its own.
 */
export function siteAddress(lang: Locale, path: string, settings: SiteAddressFacts): string {
  const { locale, country, environment, hosts } = settings
  if (lang === locale && (environment === 'local' || lang === localeOfCountry(country))) return path
  if (environment === 'local' || lang === localeOfCountry(country))
    return `/locale/${lang}?to=${encodeURIComponent(path)}`
  return siteOrigin(lang, environment, hosts) + path
}

/** The address of the studies of the site's country; undefined if they are described in the language of this page (R0-63). */
export function studiesInOwnCountry(settings: SiteAddressFacts): string | undefined {
  const own = localeOfCountry(settings.country)
  return own === settings.locale ? undefined : siteAddress(own, publicPath(pageOf('StudiesHome'), own), settings)
}
