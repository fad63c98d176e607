import type { Locale } from '@clairmemoire/domain/locale'
import { catalogueOf } from '@clairmemoire/studies/catalogue'

/** The values of the parameters of a path: `{ trial_name: 'mk2214' }`. */
export type PathParams = Readonly<Record<string, string>>

interface Row {
  /** NotFound and TechnicalIssue have none: they are shown in place, at the address asked for. */
  screen: string
  /** The path the route file declares; a segment that starts with a colon is a parameter. */
  path: string
  /** The form a locale shows, where it is not `path`. The forms of a parent hold for its children without being repeated. */
  mainForm?: Partial<Record<Locale, string>>
  /** Forms that no locale shows, and that lead to the one it does. */
  aliases?: readonly string[]
  /** The locales that have the page, which are those it has a title in; without them both do. */
  locales?: readonly Locale[]
  /** What a path with parameters stands for in a locale; any other address of that form is NotFound. Without it the loader of the page tells. */
  addressesIn?: (locale: Locale) => readonly PathParams[]
  /** The page is the document of this name: it needs no route file. */
  document?: string
  /** A list that is shown in parts: `?page=2`. */
  inParts?: true
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
  },
  {
    ...fullPage,
    screen: 'OurOffersHome',
    path: '/offers',
    mainForm: { fr: '/nos-offres' },
    aliases: ['/our-offers'],
    locales: ['fr'],
    document: 'offers',
  },
  {
    ...fullPage,
    screen: 'ConsultationHome',
    path: '/offers/consultation',
    locales: ['fr'],
    document: 'consultation',
  },
  {
    ...fullPage,
    screen: 'StudiesHome',
    path: '/essais-cliniques',
    mainForm: { en: '/clinical-trials' },
    banner: false,
  },
  {
    ...fullPage,
    screen: 'StudyDetail',
    path: '/essais-cliniques/:trial_name',
    addressesIn: (locale) => catalogueOf(locale).map(({ slug }) => ({ trial_name: slug })),
    banner: false,
  },
  {
    ...fullPage,
    screen: 'TrialFinder',
    path: '/trial-finder',
    mainForm: { fr: '/trouver-un-essai' },
    banner: false,
    header: false,
    footer: false,
    breadcrumb: false,
    form: true,
    questions: '/api/survey/trial-finder/',
  },
  {
    ...fullPage,
    screen: 'MedicalTeam',
    path: '/medical-team',
    mainForm: { fr: '/notre-equipe-medicale' },
    locales: ['fr'],
    document: 'medical-team',
  },
  {
    ...fullPage,
    screen: 'About',
    path: '/about-us',
    mainForm: { fr: '/qui-sommes-nous' },
    document: 'about-us',
  },
  {
    ...fullPage,
    screen: 'Approach',
    path: '/our-approach',
    mainForm: { fr: '/notre-approche' },
    document: 'our-approach',
  },
  {
    ...fullPage,
    screen: 'ArticlesHome',
    path: '/our-articles',
    mainForm: { fr: '/nos-articles' },
    locales: ['fr'],
    inParts: true,
  },
  {
    ...fullPage,
    screen: 'ArticleDetail',
    path: '/our-articles/article/:slug',
    locales: ['fr'],
  },
  {
    ...fullPage,
    screen: 'MemHop',
    path: '/memhop',
    locales: ['fr'],
    document: 'memhop',
  },
  {
    ...fullPage,
    screen: 'MemHopThanks',
    path: '/memhop-merci',
    locales: ['fr'],
    document: 'memhop-thanks',
  },
  {
    ...fullPage,
    screen: 'Partners',
    path: '/partners',
    locales: ['fr'],
    document: 'partners',
  },
  {
    ...fullPage,
    screen: 'HealthPartnerContract',
    path: '/partners/contrat-partenaire-de-sante',
    locales: ['fr'],
    document: 'health-partner-contract',
  },
  {
    ...fullPage,
    screen: 'PartnerNeuilly',
    path: '/partners/neuilly',
    locales: ['fr'],
    document: 'partner-neuilly',
  },
  {
    ...fullPage,
    screen: 'Professionals',
    path: '/pro',
    locales: ['fr'],
    document: 'pro',
  },
  {
    ...fullPage,
    screen: 'JoinNetwork',
    path: '/pro/rejoindre',
    locales: ['fr'],
    document: 'join-network',
  },
  {
    ...fullPage,
    screen: 'GeneralPractitioner',
    path: '/pro/medecin-generaliste',
    locales: ['fr'],
    document: 'general-practitioner',
  },
  {
    ...fullPage,
    screen: 'Legal',
    path: '/legal',
    mainForm: { fr: '/mentions-legales' },
    document: 'legal',
  },
  {
    ...fullPage,
    screen: 'PrivacyPolicy',
    path: '/privacy-policy',
    mainForm: { fr: '/politique-de-confidentialite' },
    document: 'privacy-policy',
  },
  {
    ...fullPage,
    screen: 'TermsConditions',
    path: '/terms-conditions',
    mainForm: { fr: '/conditions-dutilisation' },
    document: 'terms-conditions',
  },
  {
    ...fullPage,
    screen: 'Cookies',
    path: '/cookies',
    document: 'cookies',
  },
  {
    ...fullPage,
    screen: 'Accessibility',
    path: '/accessibility',
    mainForm: { fr: '/accessibilite' },
    document: 'accessibility',
  },
  {
    ...fullPage,
    screen: 'WhoPays',
    path: '/who-pays',
    mainForm: { fr: '/qui-paie' },
    document: 'who-pays',
  },
  {
    ...fullPage,
    screen: 'HelpNow',
    path: '/help-now',
    mainForm: { fr: '/aide-immediate' },
    document: 'help-now',
  },
  {
    ...fullPage,
    screen: 'ServiceUnavailable',
    path: '/service-unavailable',
    banner: false,
    breadcrumb: false,
    status: 503,
  },
] as const satisfies readonly Row[]

/** The screens that have an address. */
export type Screen = (typeof rows)[number]['screen']

/** One row of the route table (R2-06 and following). Title and description of a page load with the page. */
export interface Page extends Row {
  screen: Screen
}

export const siteMap: readonly Page[] = rows

/** The paths without a parameter, which menus link to. */
export type PlainPath = Exclude<(typeof rows)[number]['path'], `${string}:${string}`>

const pageOfScreen = new Map(siteMap.map((page) => [page.screen, page]))

export function pageOf(screen: Screen): Page {
  const page = pageOfScreen.get(screen)
  if (!page) throw new Error(`The site map has no row for ${screen}`)
  return page
}
