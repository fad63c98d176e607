import { type Locale, locales } from '@clairmemoire/domain/locale'
import { feedPath, noticesPath } from '../src/routing/file-paths.ts'
import { existsIn } from '../src/routing/guard.ts'
import { canonicalPathOf } from '../src/routing/public-paths.ts'
import { siteMap } from '../src/routing/site-map.ts'

/** The file from which content services read every address that a document may link to. */
export const addressesFile = new URL('../../../packages/cms-client/src/generated/addresses.json', import.meta.url)

/** The addresses of each language, with `:slug` for an article and `:trial_name` for a study. */
export function addressesAsJson(): string {
  const addresses = Object.fromEntries(locales.map((locale) => [locale, addressesIn(locale)]))
  return `${JSON.stringify(addresses, null, 2)}\n`
}

function addressesIn(locale: Locale): readonly string[] {
  const pages = siteMap.filter((page) => existsIn(page, locale)).map((page) => canonicalPathOf(page, locale, siteMap))
  return [...new Set([...pages, noticesPath, ...(locale === 'fr' ? [feedPath] : [])])].toSorted()
}
