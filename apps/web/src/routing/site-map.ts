import type { Locale } from '@clairmemoire/domain/locale'

/** The screens that have an address. NotFound and TechnicalIssue are shown in place, at the address asked for. */
export type Screen =
  | 'Home'
  | 'StudiesHome'
  | 'StudyDetail'
  | 'TrialFinder'
  | 'Legal'
  | 'PrivacyPolicy'
  | 'ServiceUnavailable'

/** What a page about one thing of many says of itself. */
export interface PageText {
  title?: string
  description?: string
}

/** One row of the route table (R2-06 and following). */
export interface Page {
  screen: Screen
  /** The path the route file declares; a segment that starts with a colon is a parameter. */
  path: string
  /** Other forms of the path. The forms of a parent hold for its children without being repeated. */
  aliases?: readonly string[]
  /** The form a locale shows, where it is not `path`. */
  mainForm?: Partial<Record<Locale, string>>
  /** A page with texts but no title for a locale does not exist there; a page without any texts exists in both. */
  texts?: Partial<Record<Locale, { title?: string }>>
  header: boolean
  footer: boolean
  /** The English banner that invites to the clinical trials (R2-76 lists where it is hidden); it belongs to the header, so a page without one has neither. */
  banner: boolean
  /** The way from the home page to it, shown above it; the home page and a form need none. */
  breadcrumb: boolean
  /** A page that is filled in: it becomes interactive at once, others when the browser is idle. */
  form: boolean
  /** What a form asks the backend for in its language; fetched along with its scripts. */
  questions?: string
  requiresAuth: boolean
  status: 200 | 503
}

const fullPage = {
  header: true,
  footer: true,
  banner: true,
  breadcrumb: true,
  form: false,
  requiresAuth: false,
  status: 200,
} as const

const rows = [
  {
    ...fullPage,
    screen: 'Home',
    path: '/',
    breadcrumb: false,
    texts: {
      fr: {
        title: 'Clinique en ligne de la mémoire',
      },
      en: {
        title: 'Online memory clinic and research studies',
      },
    },
  },
  {
    ...fullPage,
    screen: 'StudiesHome',
    path: '/essais-cliniques',
    aliases: ['/clinical-trials'],
    mainForm: { en: '/clinical-trials' },
    banner: false,
    texts: {
      fr: {
        title: 'Essais cliniques sur la mémoire',
      },
      en: {
        title: 'Clinical trials on memory',
      },
    },
  },
  {
    ...fullPage,
    screen: 'StudyDetail',
    path: '/essais-cliniques/:trial_name',
    banner: false,
    texts: {
      fr: {
        title: 'Une étude sur la mémoire',
      },
      en: {
        title: 'A memory research study',
      },
    },
  },
  {
    ...fullPage,
    screen: 'TrialFinder',
    path: '/trial-finder',
    aliases: ['/trouver-un-essai'],
    mainForm: { fr: '/trouver-un-essai' },
    banner: false,
    header: false,
    footer: false,
    breadcrumb: false,
    form: true,
    questions: '/api/survey/trial-finder/',
    texts: {
      fr: {
        title: 'Trouver un essai clinique',
      },
      en: {
        title: 'Find a clinical trial',
      },
    },
  },
  {
    ...fullPage,
    screen: 'Legal',
    path: '/legal',
    aliases: ['/mentions-legales'],
    mainForm: { fr: '/mentions-legales' },
    texts: {
      fr: {
        title: 'Mentions légales',
      },
      en: {
        title: 'Legal information',
      },
    },
  },
  {
    ...fullPage,
    screen: 'PrivacyPolicy',
    path: '/privacy-policy',
    aliases: ['/politique-de-confidentialite'],
    mainForm: { fr: '/politique-de-confidentialite' },
    texts: {
      fr: {
        title: 'Politique de confidentialité',
      },
      en: {
        title: 'Privacy policy',
      },
    },
  },
  {
    ...fullPage,
    screen: 'ServiceUnavailable',
    path: '/service-unavailable',
    banner: false,
    breadcrumb: false,
    status: 503,
    texts: {
      fr: {
        title: 'Service momentanément indisponible',
      },
      en: {
        title: 'Service temporarily unavailable',
      },
    },
  },
] as const satisfies readonly Page[]

export const siteMap: readonly Page[] = rows

/** The paths without a parameter, which menus link to; the router's types refuse one that has no route. */
export type PlainPath = Exclude<(typeof rows)[number]['path'], `${string}:${string}`>

const pageOfScreen = new Map(siteMap.map((page) => [page.screen, page]))

export function pageOf(screen: Screen): Page {
  const page = pageOfScreen.get(screen)
  if (!page) throw new Error(`The site map has no row for ${screen}`)
  return page
}
