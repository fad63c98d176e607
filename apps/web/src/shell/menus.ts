import type { Locale } from '@clairmemoire/domain/locale'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlainPath } from '../routing/site-map.ts'

export interface MenuEntry {
  to: PlainPath
  label: MessageDescriptor
}

export const studiesEntry: MenuEntry = {
  to: '/essais-cliniques',
  label: msg({ id: 'shell.menu.clinical-trials', message: 'Essais cliniques' }),
}

export const articlesEntry: MenuEntry = {
  to: '/our-articles',
  label: msg({ id: 'shell.menu.articles', message: 'Nos articles' }),
}

/** The main menu of each language (R2-73, R2-74); an entry is listed once its page exists. */
export const menus: Record<Locale, readonly MenuEntry[]> = {
  fr: [articlesEntry],
  en: [studiesEntry],
}

/** What the submenu “À propos” offers, once a page of it exists (R2-73, A-09). */
export const aboutEntries: Record<Locale, readonly MenuEntry[]> = { fr: [], en: [] }

export const legalEntries: readonly MenuEntry[] = [
  { to: '/legal', label: msg({ id: 'shell.footer.legal', message: 'Mentions légales' }) },
  {
    to: '/privacy-policy',
    label: msg({ id: 'shell.footer.privacy', message: 'Politique de confidentialité' }),
  },
  {
    to: '/terms-conditions',
    label: msg({ id: 'shell.footer.terms', message: 'Conditions d’utilisation' }),
  },
  { to: '/cookies', label: msg({ id: 'shell.footer.cookies', message: 'Cookies' }) },
  {
    to: '/accessibility',
    // The state of the statement, in the words of the law (RGAA); "non conforme" as long as no audit says otherwise.
    label: msg({ id: 'shell.footer.accessibility', message: 'Accessibilité : non conforme' }),
  },
]
