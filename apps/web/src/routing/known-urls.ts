import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from './guard.ts'
import type { PathMatch } from './path-lookup.ts'
import { matchPath, publicPath } from './public-paths.ts'
import { siteMap } from './site-map.ts'

/** An address without a page: what it shows is what every unknown address shows. */
export const unknownUrl = '/404'

const pages = { fr: listPages('fr'), en: listPages('en') } satisfies Record<Locale, unknown>
const urls = { fr: listUrls('fr'), en: listUrls('en') } satisfies Record<Locale, unknown>

function listPages(locale: Locale): readonly PathMatch[] {
  return siteMap
    .filter((page) => existsIn(page, locale))
    .flatMap((page) => (page.addressesIn?.(locale) ?? [{}]).map((params) => ({ page, params })))
}

function listUrls(locale: Locale): ReadonlySet<string> {
  return new Set(pages[locale].map(({ page, params }) => publicPath(page, locale, params)))
}

/** Every page of a locale, in the order of the site map. */
export function pagesOf(locale: Locale): readonly PathMatch[] {
  return pages[locale]
}

/** The address of every page of a locale, in its main form. */
export function knownUrls(locale: Locale): ReadonlySet<string> {
  return urls[locale]
}

/** Where a page stands in the other locale: its main form there, or undefined when that locale has no such page. */
export function counterpartPath(pathname: string, locale: Locale): string | undefined {
  const match = matchPath(pathname)
  if (!match) return undefined
  const url = publicPath(match.page, locale, match.params)
  return urls[locale].has(url) ? url : undefined
}
