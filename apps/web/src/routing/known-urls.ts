import type { Locale } from '@clairmemoire/domain/locale'
import { catalogueOf } from '@clairmemoire/studies/catalogue'
import { existsIn } from './guard.ts'
import { type PlacedPath, placePath, publicPath } from './public-paths.ts'
import { siteMap } from './site-map.ts'

/** An address without a page: what it shows is what every unknown address shows. */
export const unknownUrl = '/404'

/** Every page of a locale, in the order of the site map. */
export function pagesOf(locale: Locale): readonly PlacedPath[] {
  return siteMap
    .filter((page) => existsIn(page, locale))
    .flatMap((page) =>
      page.path.includes(':trial_name')
        ? catalogueOf(locale).map(({ slug }) => ({ page, params: { trial_name: slug } }))
        : [{ page, params: {} }],
    )
}

/** The address of every page of a locale, in its main form. */
export function knownUrls(locale: Locale): ReadonlySet<string> {
  return new Set(pagesOf(locale).map(({ page, params }) => publicPath(page, locale, params)))
}

/** Where a page stands in the other locale: its main form there, or undefined when that locale has no such page. */
export function counterpartPath(pathname: string, locale: Locale): string | undefined {
  const placed = placePath(pathname)
  if (!placed) return undefined
  const url = publicPath(placed.page, locale, placed.params)
  return knownUrls(locale).has(url) ? url : undefined
}
