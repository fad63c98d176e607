import { countryOfLocale } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { knownUrls, unknownUrl } from '../src/routing/known-urls.ts'
import type { PageStore } from './page-store.ts'

/** Makes the known pages of both languages before their first reader asks, one after the other, so that who asks meanwhile is answered between two of them. */
export async function warmPages(pageAt: PageStore, environment: SiteEnvironment): Promise<void> {
  for (const locale of locales) {
    const site = { locale, environment, country: countryOfLocale(locale) }
    for (const url of [...knownUrls(locale), unknownUrl]) await pageAt(url, site)
  }
}
