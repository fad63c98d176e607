import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from './guard.ts'
import { matchPath, type PathMatch, publicPath } from './public-paths.ts'

/** Whether an address may have a page in a locale: it is one that the site map lists, or the loader of its page tells. */
export function mayExist({ page, params }: PathMatch, locale: Locale): boolean {
  const listed = page.addressesIn?.(locale).map((known) => publicPath(page, locale, known))
  return existsIn(page, locale) && (!listed || listed.includes(publicPath(page, locale, params)))
}

/** Where a page stands in the other locale: its main form there, or undefined when that locale has no such page. */
export function counterpartPath(pathname: string, locale: Locale): string | undefined {
  const match = matchPath(pathname)
  return match && mayExist(match, locale) ? publicPath(match.page, locale, match.params) : undefined
}
