import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from '../src/routing/guard.ts'
import { queryOf, unknownUrl } from '../src/routing/known-urls.ts'
import { matchPath, mayExist, publicPath } from '../src/routing/public-paths.ts'
import type { Screen } from '../src/routing/site-map.ts'

/** A page to show at the address asked for, or the address to go to instead. */
export type Destination = { kind: 'page'; url: string } | { kind: 'redirect'; location: string }

/** Where a screen leaves the site for: an https address that the operator set (R2-36). */
export type OutsideAddresses = Partial<Record<Screen, string | undefined>>

/** Each page has one main form per locale; its other forms lead there, query included. */
export function destinationOf(requestUrl: string, locale: Locale, outside: OutsideAddresses = {}): Destination {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(requestUrl) ?? []
  const match = matchPath(path)
  if (!match || !existsIn(match.page, locale)) return { kind: 'page', url: unknownUrl }
  const address = outside[match.page.screen]
  // Nothing of the request goes along.
  if (address !== undefined) return { kind: 'redirect', location: address }
  if (!mayExist(match, locale)) return { kind: 'page', url: unknownUrl }
  const url = publicPath(match.page, locale, match.params)
  if (url !== withoutSlash(path)) return { kind: 'redirect', location: url + query }
  return { kind: 'page', url: url + queryOf(match.page, locale, query) }
}

/** With or without a slash at its end a path is the same page. */
function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
