import type { Locale } from '@clairmemoire/domain/locale'

/** The fields of a row of the site map that the guard reads. */
export interface GuardedPage {
  screen: string
  locales?: readonly Locale[]
  requiresAuth: boolean
}

export interface Visitor {
  /** Undefined on the server and until the session is read: the page then shows no personal data. */
  isLogged: boolean | undefined
}

export type GuardResult = 'show' | 'not-found' | 'login' | 'home'

/** Decides whether a page is shown (R2-61 to R2-63). A page that lists no locale is shown in every locale. */
export function guard(page: GuardedPage, locale: Locale, visitor: Visitor): GuardResult {
  if (!existsIn(page, locale)) return 'not-found'
  if (page.requiresAuth && visitor.isLogged === false) return 'login'
  if (page.screen === 'Login' && visitor.isLogged === true) return 'home'
  return 'show'
}

/** Whether a page exists in a locale. A page that lists no locale exists in all of them. */
export function existsIn({ locales }: Pick<GuardedPage, 'locales'>, locale: Locale): boolean {
  return locales?.includes(locale) ?? true
}
