import type { Locale } from '@clairmemoire/domain/locale'
import { type Page, siteMap } from './site-map.ts'

/** A path that a row of the site map answers, whichever of its forms was used. */
export interface PlacedPath {
  page: Page
  params: Readonly<Record<string, string>>
}

/** Every form of a page's path: its own forms, under every form of its parent (`/clinical-trials/:trial_name`). */
export function formsOf(page: Page, pages: readonly Page[] = siteMap): readonly string[] {
  const own = [page.path, ...(page.aliases ?? [])]
  const parent = parentOf(page, pages)
  if (!parent) return own
  const tails = own.map((form) => form.slice(parent.path.length))
  return formsOf(parent, pages).flatMap((form) => tails.map((tail) => form + tail))
}

/** The form that a locale shows, links to and calls canonical. */
export function mainFormOf(page: Page, locale: Locale, pages: readonly Page[] = siteMap): string {
  const own = page.mainForm?.[locale] ?? page.path
  const parent = parentOf(page, pages)
  return parent && own.startsWith(parent.path) ? mainFormOf(parent, locale, pages) + own.slice(parent.path.length) : own
}

/** Finds the row of a path; a trailing slash makes no difference. */
export function placePath(pathname: string, pages: readonly Page[] = siteMap): PlacedPath | undefined {
  const segments = segmentsOf(pathname)
  for (const page of pages) {
    for (const form of formsOf(page, pages)) {
      const params = matchSegments(segmentsOf(form), segments)
      if (params) return { page, params }
    }
  }
  return undefined
}

/** The address of a page in a locale: `/clinical-trials/mk2214`. */
export function publicPath(page: Page, locale: Locale, params: PlacedPath['params'] = {}): string {
  return fillIn(mainFormOf(page, locale), params)
}

/** The path under which the router knows the page, whatever the locale shows. */
export function routePath({ page, params }: PlacedPath): string {
  return fillIn(page.path, params)
}

function parentOf(page: Page, pages: readonly Page[]): Page | undefined {
  return pages
    .filter((other) => other.path !== '/' && page.path.startsWith(`${other.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

function fillIn(form: string, params: PlacedPath['params']): string {
  return form.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/')
}

function matchSegments(form: readonly string[], segments: readonly string[]): PlacedPath['params'] | undefined {
  if (form.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of form.entries()) {
    const segment = segments[index] ?? ''
    if (expected.startsWith(':') && segment !== '') params[expected.slice(1)] = segment
    else if (expected !== segment) return undefined
  }
  return params
}
