import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from './guard.ts'
import { type Page, siteMap } from './site-map.ts'

/** The values of the parameters of a path: `{ trial_name: 'mk2214' }`. */
type PathParams = Readonly<Record<string, string>>

/** Finds the row of the site map for a path. */
export const matchPath = createPathLookup(siteMap)

const canonicalPaths = { fr: canonicalPathsIn('fr'), en: canonicalPathsIn('en') } satisfies Record<Locale, unknown>

function canonicalPathsIn(locale: Locale): ReadonlyMap<Page, string> {
  return new Map(siteMap.map((page) => [page, canonicalPathOf(page, locale, siteMap)]))
}

/** The address of a page in a locale: `/clinical-trials/mk2214`. */
export function publicPath(page: Page, locale: Locale, params: PathParams = {}): string {
  return fillIn(canonicalPaths[locale].get(page) ?? page.path, params)
}

/** The path of a page in the router; it is the same in every locale. */
export function routePath({ page, params }: PathMatch): string {
  return fillIn(page.path, params)
}

function fillIn(path: string, params: PathParams): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

/** The row of the site map that a path belongs to, and the parameters in that path. */
export interface PathMatch {
  page: Page
  params: PathParams
}

/** Finds the row of a path. A literal path takes precedence over a path with parameters; a trailing slash is ignored. */
export function createPathLookup(pages: readonly Page[]): (pathname: string) => PathMatch | undefined {
  const literal = new Map<string, Page>()
  const patterns: { page: Page; pattern: RegExp }[] = []
  for (const page of pages) {
    for (const path of pathsOf(page, pages)) {
      if (path.includes(':')) patterns.push({ page, pattern: RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) })
      else literal.set(withoutSlash(path), page)
    }
  }
  return (pathname) => {
    const path = withoutSlash(pathname)
    const found = literal.get(path)
    if (found) return { page: found, params: {} }
    for (const { page, pattern } of patterns) {
      const params = pattern.exec(path)?.groups
      if (params) return { page, params: { ...params } }
    }
    return undefined
  }
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

/** All paths of a page: each of its own paths, below each path of its parent (`/clinical-trials/:trial_name`). */
export function pathsOf(page: Page, pages: readonly Page[]): readonly string[] {
  const own = [...new Set([page.path, ...Object.values(page.canonicalPath ?? {}), ...(page.aliases ?? [])])]
  const parent = parentOf(page, pages)
  if (!parent) return own
  const tails = own.map((path) => path.slice(parent.path.length))
  return pathsOf(parent, pages).flatMap((path) => tails.map((tail) => path + tail))
}

/** The canonical path of a page in a locale, to which links of that locale lead. */
export function canonicalPathOf(page: Page, locale: Locale, pages: readonly Page[]): string {
  const own = page.canonicalPath?.[locale] ?? page.path
  const parent = parentOf(page, pages)
  return parent && own.startsWith(parent.path)
    ? canonicalPathOf(parent, locale, pages) + own.slice(parent.path.length)
    : own
}

function parentOf(page: Page, pages: readonly Page[]): Page | undefined {
  return pages
    .filter((other) => other.path !== '/' && page.path.startsWith(`${other.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/**
 * The canonical path of the same page in another locale; undefined if that locale does not have the page. A study exists on one site only.
 */
export function counterpartPath(pathname: string, locale: Locale): string | undefined {
  const match = matchPath(pathname)
  if (!match || match.page.ofStudy) return undefined
  return existsIn(match.page, locale) ? publicPath(match.page, locale, match.params) : undefined
}
