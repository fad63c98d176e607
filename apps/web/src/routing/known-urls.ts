import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from './guard.ts'
import { listSearch } from './list-search.ts'
import { type PathMatch, publicPath } from './public-paths.ts'
import { parseSearch, stringifySearch } from './search.ts'
import { type Page, siteMap } from './site-map.ts'

/** An address without a page; represents every unknown address. */
export const unknownUrl = '/404'

const pages = { fr: listPages('fr'), en: listPages('en') } satisfies Record<Locale, unknown>
const urls = { fr: listUrls('fr'), en: listUrls('en') } satisfies Record<Locale, unknown>

function listPages(locale: Locale): readonly PathMatch[] {
  return (
    siteMap
      .filter((page) => existsIn(page, locale))
      // Addresses with parameters are known only after loading the documents.
      .filter(({ path }) => !path.includes(':'))
      .map((page) => ({ page, params: {} }))
  )
}

function listUrls(locale: Locale): ReadonlySet<string> {
  return new Set(pages[locale].map(({ page, params }) => publicPath(page, locale, params)))
}

/** Every page of a locale that is known without loading documents, in the order of the site map. */
export function pagesOf(locale: Locale): readonly PathMatch[] {
  return pages[locale]
}

/** The canonical address of every such page. */
export function knownUrls(locale: Locale): ReadonlySet<string> {
  return urls[locale]
}

/**
 * The normalized part of the query that selects the content of a page. Equal choices give equal queries, regardless of order and other
 * parameters.
 */
export function queryOf({ filters }: Page, query: string): string {
  return filters ? stringifySearch(listSearch(parseSearch(query), filters)) : ''
}
