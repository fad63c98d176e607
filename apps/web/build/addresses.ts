import { type Locale, locales } from '@clairmemoire/domain/locale'
import { feedPath, noticesPath } from '../src/routing/file-paths.ts'
import { existsIn } from '../src/routing/guard.ts'
import { canonicalPathOf } from '../src/routing/public-paths.ts'
import { documentOf, siteMap } from '../src/routing/site-map.ts'

/** The file from which content services read every address that a document may link to, and every page that the site shows. */
export const addressesFile = new URL('../../../packages/cms-client/src/generated/addresses.json', import.meta.url)

/** The addresses of each language, with `:slug` for an article and `:trial_name` for a study, and the slugs of its pages. */
export function addressesAsJson(): string {
  const ofLocales = Object.fromEntries(locales.map((locale) => [locale, addressesIn(locale)]))
  return `${JSON.stringify(ofLocales, null, 2)}\n`
}

function addressesIn(locale: Locale) {
  const rows = siteMap.filter((page) => existsIn(page, locale))
  const addresses = rows.map((page) => canonicalPathOf(page, locale, siteMap))
  return {
    addresses: [...new Set([...addresses, noticesPath, ...(locale === 'fr' ? [feedPath] : [])])].toSorted(),
    pages: rows.flatMap((page) => documentOf(page) ?? []).toSorted(),
  }
}
