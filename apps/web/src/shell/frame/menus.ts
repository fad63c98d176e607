import type { Locale } from '@clairmemoire/domain/locale'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NavbarEvent } from '../../platform/measurement/measured-events.ts'
import { type PlainPath, pageOf, type Screen } from '../../routing/site-map.ts'

export interface MenuEntry {
  to: PlainPath
  label: MessageDescriptor
  /** The event that is measured when the entry is pressed in the navigation bar (R7-41). */
  event?: NavbarEvent
  /** Whether the link loads a document from the server. */
  reloadDocument?: boolean
}

const offersEntry: MenuEntry = {
  to: '/offers',
  event: 'Our offers',
  label: msg({ id: 'shell.menu.offers', message: 'Nos offres de soin' }),
}

const studiesEntry: MenuEntry = {
  to: '/essais-cliniques',
  event: 'Clinical Trials',
  label: msg({ id: 'shell.menu.clinical-trials', message: 'Études' }),
}

const articlesEntry: MenuEntry = {
  to: '/our-articles',
  event: 'Our articles',
  label: msg({ id: 'shell.menu.articles', message: 'Nos articles' }),
}

const partnersEntry: MenuEntry = {
  to: '/partners',
  label: msg({ id: 'shell.menu.partners', message: 'Partenaires' }),
}

const professionalsEntry: MenuEntry = {
  to: '/pro',
  label: msg({ id: 'shell.menu.professionals', message: 'Professionnels de santé' }),
}

const teamEntry: MenuEntry = {
  to: '/medical-team',
  event: 'Medical team',
  label: msg({ id: 'shell.menu.team', message: 'Notre équipe médicale' }),
}

const approachEntry: MenuEntry = {
  to: '/our-approach',
  event: 'Our approach',
  label: msg({ id: 'shell.menu.approach', message: 'Notre approche' }),
}

const aboutEntry: MenuEntry = {
  to: '/about-us',
  event: 'About us',
  label: msg({ id: 'shell.menu.about-us', message: 'Qui sommes-nous' }),
}

const testTask: MenuEntry = {
  to: '/questionnaire',
  label: msg({ id: 'shell.door.test', message: 'Tester ma mémoire' }),
}

const finderTask: MenuEntry = {
  to: '/trial-finder',
  label: msg({ id: 'shell.footer.trial-finder', message: 'Trouver une étude' }),
}

const helpTask: MenuEntry = {
  to: '/help-now',
  label: msg({ id: 'shell.door.help-now', message: 'De l’aide, maintenant' }),
}

/**
 * Links to the main tasks of visitors, in addition to the menu and its button. The home page gets only help, because it has its own links
 * to the other tasks.
 */
export function tasksOf(locale: Locale, screen: Screen | undefined): readonly MenuEntry[] {
  if (screen === 'Home') return [helpTask]
  return locale === 'fr' ? [testTask, finderTask, helpTask] : [finderTask, helpTask]
}

/** The main menu of each language (R2-73, R2-74); an entry is listed once its page exists. */
export const menus: Record<Locale, readonly MenuEntry[]> = {
  fr: [offersEntry, articlesEntry, teamEntry, approachEntry, aboutEntry],
  en: [studiesEntry, approachEntry, aboutEntry],
}

const siteMapEntry: MenuEntry = {
  to: '/site-map',
  // With client-side navigation the browser would load the code of every page to get its title.
  reloadDocument: true,
  label: msg({ id: 'shell.footer.site-map', message: 'Plan du site' }),
}

/** The entries of the submenu “À propos” (R2-73): those that the requirements list for the French menu, and pages that the menu lacks. */
export const aboutEntries: Record<Locale, readonly MenuEntry[]> = {
  fr: [aboutEntry, studiesEntry, professionalsEntry, partnersEntry, siteMapEntry],
  en: [],
}

/** The button of the main menu (R2-73, R2-74). */
export const menuButtons: Record<Locale, MenuEntry> = {
  fr: {
    to: '/offers/consultation',
    event: 'Consult',
    label: msg({ id: 'shell.menu.consult', message: 'Consultez un médecin' }),
  },
  en: {
    to: '/questionnaire',
    event: 'Test your memory',
    label: msg({ id: 'shell.menu.self-test', message: 'Testez votre mémoire' }),
  },
}

export const legalEntries: readonly MenuEntry[] = [
  { to: '/legal', label: msg({ id: 'shell.footer.legal', message: 'Mentions légales' }) },
  {
    to: '/privacy-policy',
    label: msg({ id: 'shell.footer.privacy', message: 'Politique de confidentialité' }),
  },
  { to: '/terms-conditions', label: msg({ id: 'shell.footer.terms', message: 'Conditions d’utilisation' }) },
  { to: '/cookies', label: msg({ id: 'shell.footer.cookies', message: 'Cookies' }) },
  {
    to: '/accessibility',
    // The law prescribes this term for the result of the audit (docs/accessibility).
    label: msg({ id: 'shell.footer.accessibility-partial', message: 'Accessibilité : partiellement conforme' }),
  },
  siteMapEntry,
]

/** The pages that have subpages. */
const parents: readonly MenuEntry[] = [offersEntry, studiesEntry, articlesEntry, partnersEntry, professionalsEntry]

/** The parent of a page; undefined if that is the home page. */
export function parentEntry(screen: Screen): MenuEntry | undefined {
  const { path } = pageOf(screen)
  return parents.find(({ to }) => path.startsWith(`${to}/`))
}
