import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from './guard.ts'
import { listSearch } from './list-search.ts'
import { type PathMatch, publicPath } from './public-paths.ts'
import { parseSearch, stringifySearch } from './search.ts'
import { type Page, siteMap } from './site-map.ts'

/** An address without a page: what it shows is what every unknown address shows. */
export const unknownUrl = '/404'

const pages = { fr: listPages('fr'), en: listPages('en') } satisfies Record<Locale, unknown>
const urls = { fr: listUrls('fr'), en: listUrls('en') } satisfies Record<Locale, unknown>

function listPages(locale: Locale): readonly PathMatch[] {
  return (
    siteMap
      .filter((page) => existsIn(page, locale))
      // The addresses of a path with parameters are known once its documents are read.
      .filter(({ path }) => !path.includes(':'))
      .map((page) => ({ page, params: {} }))
  )
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
export function queryOf({ filters }: Page, query: string): string {
  return filters ? stringifySearch(listSearch(parseSearch(query), filters)) : ''
}
