import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from './guard.ts'
import { listSearch } from './list-search.ts'
import { type PathMatch, publicPath } from './public-paths.ts'
import { parseSearch, stringifySearch } from './search.ts'
import { type Page, siteMap } from './site-map.ts'

/** An address without a page. It replaces every unknown address, so that all of them share one page. */
export const unknownUrl = '/404'

const pages = { fr: listPages('fr'), en: listPages('en') } satisfies Record<Locale, unknown>
const urls = { fr: listUrls('fr'), en: listUrls('en') } satisfies Record<Locale, unknown>

function listPages(locale: Locale): readonly PathMatch[] {
  return (
    siteMap
      .filter((page) => existsIn(page, locale))
      // The documents determine addresses with parameters, so they are not known here.
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

/** The canonical addresses of the pages that `pagesOf` returns. */
export function knownUrls(locale: Locale): ReadonlySet<string> {
  return urls[locale]
}

/**
 * The part of the query that selects the content of a page, in a normalized form: equal choices give equal queries, whatever their order
 * and other parameters.
 */
export function queryOf({ filters }: Page, query: string): string {
  return filters ? stringifySearch(listSearch(parseSearch(query), filters)) : ''
}
