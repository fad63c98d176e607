import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from './site-map.ts'

/** Every form of a page's path: its own forms, under every form of its parent (`/clinical-trials/:trial_name`). */
export function formsOf(page: Page, pages: readonly Page[]): readonly string[] {
  const own = [...new Set([page.path, ...Object.values(page.canonicalPath ?? {}), ...(page.aliases ?? [])])]
  const parent = parentOf(page, pages)
  if (!parent) return own
  const tails = own.map((form) => form.slice(parent.path.length))
  return formsOf(parent, pages).flatMap((form) => tails.map((tail) => form + tail))
}

/** The form that a locale shows, links to and calls canonical. */
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
