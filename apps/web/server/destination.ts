import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from '../src/routing/guard.ts'
import { queryOf, unknownUrl } from '../src/routing/known-urls.ts'
import { matchPath, publicPath } from '../src/routing/public-paths.ts'
import type { Screen } from '../src/routing/site-map.ts'

/** A page to show at the requested address, or a redirect. With `mayBeMissing`, the page must be loaded to find out whether it exists. */
export type Destination =
  | { kind: 'page'; url: string }
  | { kind: 'redirect'; location: string; isPermanent?: true; mayBeMissing?: true }

/** The https addresses on other sites to which the operator redirects some screens (R2-36). */
export type OutsideAddresses = Partial<Record<Screen, string | undefined>>

/**
 * Each page has one canonical address per locale; its other addresses redirect there with their query. A path with capitals or
 * needless escapes redirects permanently (R0-78).
 */
export function destinationOf(requestUrl: string, locale: Locale, outside: OutsideAddresses = {}): Destination {
  const { address: asked, fragment } = withFragment(requestUrl)
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(asked) ?? []
  const plain = plainPath(path)
  const match = matchPath(plain)
  if (!match || !existsIn(match.page, locale)) return { kind: 'page', url: unknownUrl }
  const address = outside[match.page.screen]
  // The query of the request is not passed on to another site.
  if (address !== undefined) return { kind: 'redirect', location: address }
  const url = publicPath(match.page, locale, match.params)
  if (fragment !== undefined) return { kind: 'redirect', location: `${url}#${fragment}` }
  const missing = match.page.ofStudy && ({ mayBeMissing: true } as const)
  if (plain !== path) return { kind: 'redirect', location: url + query, isPermanent: true, ...missing }
  if (url !== withoutSlash(path)) return { kind: 'redirect', location: url + query, ...missing }
  return { kind: 'page', url: url + queryOf(match.page, query) }
}

/**
 * Matches a `#` that a mail filter or mail program has altered: percent-encoded (perhaps several times), or written as a character
 * reference or in quoted-printable. Captures the text after it.
 */
const escapedHash = /(?:(?:&|%26)(?:amp;)?)?(?:%(?:25){0,8}23|#)(?:(?:35|x23)(?:;|%3B))?([\w-]*)|=23([\w-]*)/i

/** Every key is longer than this or as long. Shorter text after `=23`, or after a `#` in the query, belongs to a search text. */
const shortestKey = 16

/**
 * Splits an address at an altered `#`. A private link has its key in the fragment, which must not be part of a request, so the visitor is
 * redirected to the same page with a real `#` (R4-49).
 */
function withFragment(url: string): { address: string; fragment?: string } {
  const found = escapedHash.exec(url)
  if (!found) return { address: url }
  const [, afterHash, fragment = afterHash ?? ''] = found
  const address = url.slice(0, found.index)
  const mayBeText = afterHash === undefined || address.includes('?')
  return mayBeText && fragment.length < shortestKey ? { address: url } : { address, fragment }
}

/** Returns a path in the form of all paths of the site: in lower case, without needless escapes (RFC 3986, 6.2.2.2). */
function plainPath(path: string): string {
  return path.replaceAll(/%(?:2d|5f|7e|2e|3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent).toLowerCase()
}

/** A path with a trailing slash leads to the same page as the path without it. */
function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
