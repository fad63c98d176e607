import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from '../src/routing/guard.ts'
import { queryOf, unknownUrl } from '../src/routing/known-urls.ts'
import { matchPath, publicPath } from '../src/routing/public-paths.ts'
import type { Screen } from '../src/routing/site-map.ts'

/** A page to show at the requested address, or a redirect. If `mayBeMissing`, only the documents show whether the page exists. */
export type Destination =
  | { kind: 'page'; url: string }
  | { kind: 'redirect'; location: string; isPermanent?: true; mayBeMissing?: true }

/** External addresses for screens: https addresses set by the operator (R2-36). */
export type OutsideAddresses = Partial<Record<Screen, string | undefined>>

/**
 * Each page has one canonical address per locale; other forms redirect there, query included. A path with capitals or needless
 * escapes redirects permanently (R0-78).
 */
export function destinationOf(requestUrl: string, locale: Locale, outside: OutsideAddresses = {}): Destination {
  const { address: asked, fragment } = withFragment(requestUrl)
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(asked) ?? []
  const plain = plainPath(path)
  const match = matchPath(plain)
  if (!match || !existsIn(match.page, locale)) return { kind: 'page', url: unknownUrl }
  const address = outside[match.page.screen]
  // Nothing of the request is forwarded.
  if (address !== undefined) return { kind: 'redirect', location: address }
  const url = publicPath(match.page, locale, match.params)
  if (fragment !== undefined) return { kind: 'redirect', location: `${url}#${fragment}` }
  const missing = match.page.ofStudy && ({ mayBeMissing: true } as const)
  if (plain !== path) return { kind: 'redirect', location: url + query, isPermanent: true, ...missing }
  if (url !== withoutSlash(path)) return { kind: 'redirect', location: url + query, ...missing }
  return { kind: 'page', url: url + queryOf(match.page, query) }
}

/** A `#` as mail filters and programs alter it: escaped, possibly several times, as a character reference or quoted-printable. */
const escapedHash = /(?:(?:&|%26)(?:amp;)?)?(?:%(?:25){0,8}23|#)(?:(?:35|x23)(?:;|%3B))?([\w-]*)|=23([\w-]*)/i

/** Shorter than any key: then it is a fragment of a page or a search text. */
const shortestKey = 16

/**
 * The address before an escaped `#`, and the fragment after it. A private link has its key in the fragment, which must not be part of a request: the
 * visitor is redirected to the same page with a `#` (R4-49).
 */
function withFragment(url: string): { address: string; fragment?: string } {
  const found = escapedHash.exec(url)
  if (!found) return { address: url }
  const [, afterHash, fragment = afterHash ?? ''] = found
  const address = url.slice(0, found.index)
  const mayBeText = afterHash === undefined || address.includes('?')
  return mayBeText && fragment.length < shortestKey ? { address: url } : { address, fragment }
}

/** A path in lower case, without needless escapes (RFC 3986, 6.2.2.2), like all of ours. */
function plainPath(path: string): string {
  return path.replaceAll(/%(?:2d|5f|7e|2e|3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent).toLowerCase()
}

/** A trailing slash makes no difference. */
function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
