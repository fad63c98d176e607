import { localeOfCountry } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { PublicSettings } from '../platform/settings/public-settings.ts'
import { publicPath } from './public-paths.ts'
import { pageOf } from './site-map.ts'

/** What says where a page is in each language. */
export type SiteAddressFacts = Pick<PublicSettings, 'locale' | 'country' | 'environment' | 'hosts'>

/**
 * Where a page is in a language: a path here where this site is shown in it, else an address on the site of that language. A local
 * host has no counterpart, and a site that is read in another language than its own is that counterpart itself: there the choice of
 * the language leads to the page.
 */
export function siteAddress(lang: Locale, path: string, settings: SiteAddressFacts): string {
  const { locale, country, environment, hosts } = settings
  if (lang === locale && (environment === 'local' || lang === localeOfCountry(country))) return path
  if (environment === 'local' || lang === localeOfCountry(country))
    return `/locale/${lang}?to=${encodeURIComponent(path)}`
  return siteOrigin(lang, environment, hosts) + path
}

/** Where the studies of the country of the site are described, if in another language than that of the page (R0-63). */
export function studiesInOwnCountry(settings: SiteAddressFacts): string | undefined {
  const own = localeOfCountry(settings.country)
  return own === settings.locale ? undefined : siteAddress(own, publicPath(pageOf('StudiesHome'), own), settings)
}
