import type { Locale } from '@clairmemoire/domain/locale'

/** What the guard needs to know of a row of the site map. */
export interface GuardedPage {
  screen: string
  locales?: readonly Locale[]
  requiresAuth: boolean
}

export interface Visitor {
  /** Undefined on the server and in the first moment of a page: nobody has looked yet, and the page shows nothing of anybody. */
  isLogged: boolean | undefined
}

export type GuardResult = 'show' | 'not-found' | 'login' | 'home'

/** Decides every navigation (R2-61 to R2-63). A page that names no locale is shown in every one. */
export function guard(page: GuardedPage, locale: Locale, visitor: Visitor): GuardResult {
  if (!existsIn(page, locale)) return 'not-found'
  if (page.requiresAuth && visitor.isLogged === false) return 'login'
  if (page.screen === 'Login' && visitor.isLogged === true) return 'home'
  return 'show'
}

/** Whether a locale has the page at all: it names this locale, or none. */
export function existsIn({ locales }: Pick<GuardedPage, 'locales'>, locale: Locale): boolean {
  return locales?.includes(locale) ?? true
}
