import type { Locale } from '@clairmemoire/domain/locale'
import type { PageText } from './site-map.ts'

/** What the guard needs to know of a row of the site map. */
export interface GuardedPage {
  screen: string
  texts?: Partial<Record<Locale, PageText>>
  requiresAuth: boolean
}

export interface Visitor {
  loggedIn: boolean
}

export type Passage = 'show' | 'not-found' | 'login' | 'home'

/** Decides every navigation (R2-61 to R2-63). A page without any metadata is shown, with the default title. */
export function passage(page: GuardedPage, locale: Locale, visitor: Visitor): Passage {
  if (!existsIn(page, locale)) return 'not-found'
  if (page.requiresAuth && !visitor.loggedIn) return 'login'
  if (page.screen === 'Login' && visitor.loggedIn) return 'home'
  return 'show'
}

/** Whether a locale has the page at all: it has no texts in any locale, or a title in this one. */
export function existsIn(page: Pick<GuardedPage, 'texts'>, locale: Locale): boolean {
  return page.texts === undefined || page.texts[locale]?.title !== undefined
}
