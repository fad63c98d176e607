import type { Locale } from '@clairmemoire/domain/locale'
import { mainFormOf } from './path-forms.ts'
import { createPathLookup, type PathMatch } from './path-lookup.ts'
import { type Page, type PathParams, siteMap } from './site-map.ts'

/** Finds the row of the site map that a path belongs to. */
export const matchPath = createPathLookup(siteMap)

const mainForms = { fr: mainFormsIn('fr'), en: mainFormsIn('en') } satisfies Record<Locale, unknown>

function mainFormsIn(locale: Locale): ReadonlyMap<Page, string> {
  return new Map(siteMap.map((page) => [page, mainFormOf(page, locale, siteMap)]))
}

/** The address of a page in a locale: `/clinical-trials/mk2214`. */
export function publicPath(page: Page, locale: Locale, params: PathParams = {}): string {
  return fillIn(mainForms[locale].get(page) ?? page.path, params)
}

/** The path under which the router knows the page, whatever the locale shows. */
export function routePath({ page, params }: PathMatch): string {
  return fillIn(page.path, params)
}

function fillIn(form: string, params: PathParams): string {
  return form.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}
