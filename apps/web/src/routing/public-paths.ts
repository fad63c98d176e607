import type { Locale } from '@clairmemoire/domain/locale'
import { existsIn } from './guard.ts'
import { type Page, siteMap } from './site-map.ts'

/** The values of the parameters of a path: `{ trial_name: 'mk2214' }`. */
type PathParams = Readonly<Record<string, string>>

/** Finds the row of the site map for a path. */
export const matchPath = createPathLookup(siteMap)

const mainForms = { fr: mainFormsIn('fr'), en: mainFormsIn('en') } satisfies Record<Locale, unknown>

function mainFormsIn(locale: Locale): ReadonlyMap<Page, string> {
  return new Map(siteMap.map((page) => [page, mainFormOf(page, locale, siteMap)]))
}

/** The address of a page in a locale: `/clinical-trials/mk2214`. */
export function publicPath(page: Page, locale: Locale, params: PathParams = {}): string {
  return fillIn(mainForms[locale].get(page) ?? page.path, params)
}

/** The router's path of the page, whatever the locale shows. */
export function routePath({ page, params }: PathMatch): string {
  return fillIn(page.path, params)
}

function fillIn(form: string, params: PathParams): string {
  return form.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

/** A path that matches a row of the site map, in any of its forms. */
export interface PathMatch {
  page: Page
  params: PathParams
}

interface Pattern {
  page: Page
  segments: readonly string[]
}

/** Finds the row of a path. A literal path takes precedence over a parameter; a trailing slash makes no difference. */
export function createPathLookup(pages: readonly Page[]): (pathname: string) => PathMatch | undefined {
  const fixed = new Map<string, Page>()
  const patterns: Pattern[] = []
  for (const page of pages) {
    for (const form of formsOf(page, pages)) {
      if (form.includes(':')) patterns.push({ page, segments: form.split('/') })
      else fixed.set(withoutSlash(form), page)
    }
  }
  patterns.sort((a, b) => shapeOf(a).localeCompare(shapeOf(b)))
  return (pathname) => {
    const path = withoutSlash(pathname)
    const page = fixed.get(path)
    if (page) return { page, params: {} }
    const segments = path.split('/')
    for (const pattern of patterns) {
      const params = matchSegments(pattern.segments, segments)
      if (params) return { page: pattern.page, params }
    }
    return undefined
  }
}

/** Sorts a literal segment before a parameter. */
function shapeOf({ segments }: Pattern): string {
  return segments.map((segment) => (segment.startsWith(':') ? 1 : 0)).join('')
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

function matchSegments(form: readonly string[], segments: readonly string[]): PathParams | undefined {
  if (form.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of form.entries()) {
    const segment = segments[index] ?? ''
    if (expected.startsWith(':') && segment !== '') params[expected.slice(1)] = segment
    else if (expected !== segment) return undefined
  }
  return params
}

/** Every form of a page's path: its own forms, under every form of its parent (`/clinical-trials/:trial_name`). */
export function formsOf(page: Page, pages: readonly Page[]): readonly string[] {
  const own = [...new Set([page.path, ...Object.values(page.canonicalPath ?? {}), ...(page.aliases ?? [])])]
  const parent = parentOf(page, pages)
  if (!parent) return own
  const tails = own.map((form) => form.slice(parent.path.length))
  return formsOf(parent, pages).flatMap((form) => tails.map((tail) => form + tail))
}

/** The canonical path in a locale, which it shows and links to. */
export function mainFormOf(page: Page, locale: Locale, pages: readonly Page[]): string {
  const own = page.canonicalPath?.[locale] ?? page.path
  const parent = parentOf(page, pages)
  return parent && own.startsWith(parent.path) ? mainFormOf(parent, locale, pages) + own.slice(parent.path.length) : own
}

function parentOf(page: Page, pages: readonly Page[]): Page | undefined {
  return pages
    .filter((other) => other.path !== '/' && page.path.startsWith(`${other.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** The address of a page in a locale: its canonical path, or undefined if that locale has no such page. A study exists on one site only. */
export function counterpartPath(pathname: string, locale: Locale): string | undefined {
  const match = matchPath(pathname)
  if (!match || match.page.ofStudy) return undefined
  return existsIn(match.page, locale) ? publicPath(match.page, locale, match.params) : undefined
}
