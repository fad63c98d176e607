import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from './guard.ts'
import { listSearch } from './list-search.ts'
import { type PathMatch, publicPath } from './public-paths.ts'
import { parseSearch, stringifySearch } from './search.ts'
import { type Page, type PathParams, siteMap } from './site-map.ts'

/** An address without a page: what it shows is what every unknown address shows. */
export const unknownUrl = '/404'

const pages = { fr: listPages('fr'), en: listPages('en') } satisfies Record<Locale, unknown>
const urls = { fr: listUrls('fr'), en: listUrls('en') } satisfies Record<Locale, unknown>

function listPages(locale: Locale): readonly PathMatch[] {
  return siteMap
    .filter((page) => existsIn(page, locale))
    .flatMap((page) => addressesOf(page, locale).map((params) => ({ page, params })))
}

/** A path with parameters that lists no addresses has some that nobody knows before a reader asks. */
function addressesOf({ path, addressesIn }: Page, locale: Locale): readonly PathParams[] {
  return addressesIn?.(locale) ?? (path.includes(':') ? [] : [{}])
}

function listUrls(locale: Locale): ReadonlySet<string> {
  return new Set(pages[locale].map(({ page, params }) => publicPath(page, locale, params)))
}

/** Every page of a locale that is known before a reader asks for it, in the order of the site map. */
export function pagesOf(locale: Locale): readonly PathMatch[] {
  return pages[locale]
}

/** The address of every such page, in its main form. */
export function knownUrls(locale: Locale): ReadonlySet<string> {
  return urls[locale]
}

/** What of the query of an address chooses what its page shows. The same choice is the same page, in whatever order and beside whatever else it is named. */
export function queryOf({ filtersIn }: Page, locale: Locale, query: string): string {
  return filtersIn ? stringifySearch(listSearch(parseSearch(query), filtersIn(locale))) : ''
}
