import type { Locale } from '@clairmemoire/domain/locale'
import { catalogueFilters, comparedStudies, type Filters, partsOfList } from './list-search.ts'

/** The values of the parameters of a path: `{ trial_name: 'mk2214' }`. */
export type PathParams = Readonly<Record<string, string>>

interface Row {
  /** NotFound and TechnicalIssue have no row: they are shown in place, at the requested address. */
  screen: string
  /** The path declared by the route file; a segment that starts with a colon is a parameter. */
  path: string
  /** The canonical path in a locale, if it differs from `path`. Those of a parent also apply to its children. */
  canonicalPath?: Partial<Record<Locale, string>>
  /** Other forms, which redirect to the canonical path. */
  aliases?: readonly string[]
  /** The locales that have the page and its title; by default both. */
  locales?: readonly Locale[]
  /** Whether the page exists once for each study of a site, and not in the other language; its loader decides. */
  ofStudy?: true
  /** The page is the document named like the last part of `path`: it needs no route file, unless it shows more than the document. */
  document?: true | 'own-route'
  /** The query parameters that filter or paginate the list: `?age=72`, `?page=2`. */
  filters?: Filters | typeof comparedStudies
  header: boolean
  footer: boolean
  /**
   * Whether the English banner about clinical trials is shown (R2-76 lists where it is hidden); it belongs to the header, so a page without
   * one has neither.
   */
  banner: boolean
  /** Whether a breadcrumb is shown above it; not on the home page and forms. */
  breadcrumb: boolean
  /** Whether the page is a form. */
  form: boolean
  /**
   * When React hydrates the page (ADR 0005): at once if nothing can be read without it; with stored state, if the device may have some that
   * belongs on the page; otherwise when somebody touches a control that needs it.
   */
  hydrates: 'at-once' | 'with-kept-data' | 'on-use'
  /** Whether it is a list that keeps its scroll position. */
  keepsPlace?: true
  requiresAuth: boolean
  status: 200 | 503
}

const fullPage = {
  header: true,
  footer: true,
  banner: true,
  breadcrumb: true,
  form: false,
  hydrates: 'on-use',
  requiresAuth: false,
  status: 200,
} as const

const barePage = { ...fullPage, header: false, footer: false, banner: false, breadcrumb: false } as const

/** A form, without links that lead away from it. */
const formPage = { ...barePage, form: true, hydrates: 'at-once' } as const
const frenchForm = { ...formPage, locales: ['fr'] } as const

/** Pages to log in. */
const entrancePage = { ...fullPage, breadcrumb: false, form: true, hydrates: 'at-once' } as const

/** For the staff only, without links that lead away. */
const staffPage = { ...formPage, requiresAuth: true } as const

/** Shows a record of this device or of a private link. */
const ownPage = { ...fullPage, hydrates: 'at-once' } as const

const documentPage = { ...fullPage, document: true } as const
const frenchDocument = { ...documentPage, locales: ['fr'] } as const

/** An easy-to-read version of another page. */
const easyPage = <Name extends string, End extends string>(name: Name, end: End, frenchEnd: string) => ({
  ...documentPage,
  screen: `Easy${name}` as const,
  path: `/easy-${end}` as const,
  canonicalPath: { fr: `/facile-a-lire/${frenchEnd}`, en: `/easy-to-read/${end}` },
})

const rows = [
  { ...fullPage, screen: 'Home', path: '/', breadcrumb: false },
  { ...formPage, screen: 'Questionnaire', path: '/questionnaire' },
  { ...ownPage, screen: 'OrientationRecommendations', path: '/recommendations', banner: false },
  {
    ...frenchDocument,
    screen: 'OurOffersHome',
    path: '/offers',
    canonicalPath: { fr: '/nos-offres' },
    aliases: ['/our-offers'],
  },
  { ...frenchDocument, screen: 'ConsultationHome', path: '/offers/consultation' },
  {
    ...frenchForm,
    screen: 'ConsultationRequest',
    path: '/consultation-request',
    canonicalPath: { fr: '/demander-une-consultation' },
  },
  { ...frenchForm, screen: 'PreconsultationForm', path: '/preconsultation' },
  { ...frenchForm, screen: 'PreconsultationContactForm', path: '/preconsultation/contact' },
  { ...frenchForm, screen: 'PreconsultationFormCompleted', path: '/preconsultation/completed' },
  { ...frenchForm, screen: 'SecondaryConsultation', path: '/preconsultation/secondary-consultation' },
  { ...frenchForm, screen: 'PreconsultationStep', path: '/preconsultation/:step' },
  {
    ...ownPage,
    screen: 'YourRequest',
    path: '/your-request',
    canonicalPath: { fr: '/votre-demande' },
  },
  { ...ownPage, screen: 'YourNews', path: '/your-news', canonicalPath: { fr: '/vos-nouvelles' } },
  {
    ...fullPage,
    screen: 'StudiesHome',
    path: '/essais-cliniques',
    canonicalPath: { en: '/clinical-trials' },
    banner: false,
    filters: catalogueFilters,
    keepsPlace: true,
  },
  {
    ...fullPage,
    screen: 'StudiesComparison',
    path: '/essais-cliniques/comparaison',
    canonicalPath: { en: '/essais-cliniques/compare' },
    hydrates: 'with-kept-data',
    filters: comparedStudies,
  },
  {
    ...fullPage,
    screen: 'StudyDetail',
    path: '/essais-cliniques/:trial_name',
    ofStudy: true,
    hydrates: 'with-kept-data',
    banner: false,
  },
  {
    ...barePage,
    screen: 'StudyPoster',
    path: '/essais-cliniques/:trial_name/poster',
    ofStudy: true,
  },
  {
    ...formPage,
    screen: 'StudyRegistration',
    path: '/essais-cliniques/:trial_name/inscription',
    canonicalPath: { en: '/essais-cliniques/:trial_name/registration' },
    ofStudy: true,
  },
  {
    ...fullPage,
    screen: 'TrialEngagementForm',
    path: '/trial-forms',
    banner: false,
    breadcrumb: false,
    form: true,
    hydrates: 'at-once',
  },
  {
    ...formPage,
    screen: 'TrialFinder',
    path: '/trial-finder',
    canonicalPath: { fr: '/trouver-un-essai' },
  },
  {
    ...frenchDocument,
    screen: 'MedicalTeam',
    path: '/medical-team',
    canonicalPath: { fr: '/notre-equipe-medicale' },
  },
  { ...documentPage, screen: 'About', path: '/about-us', canonicalPath: { fr: '/qui-sommes-nous' } },
  { ...documentPage, screen: 'Approach', path: '/our-approach', canonicalPath: { fr: '/notre-approche' } },
  {
    ...fullPage,
    screen: 'ArticlesHome',
    path: '/our-articles',
    canonicalPath: { fr: '/nos-articles' },
    locales: ['fr'],
    filters: partsOfList,
    keepsPlace: true,
  },
  { ...fullPage, screen: 'ArticleDetail', path: '/our-articles/article/:slug', locales: ['fr'] },
  { ...frenchDocument, screen: 'MemHop', path: '/memhop' },
  { ...frenchForm, screen: 'MemHopSignup', path: '/memhop/inscription' },
  { ...frenchDocument, screen: 'MemHopThanks', path: '/memhop-merci', document: 'own-route', hydrates: 'at-once' },
  { ...frenchDocument, screen: 'Partners', path: '/partners' },
  { ...frenchDocument, screen: 'HealthPartnerContract', path: '/partners/contrat-partenaire-de-sante' },
  { ...frenchDocument, screen: 'PartnerNeuilly', path: '/partners/neuilly' },
  { ...frenchDocument, screen: 'Professionals', path: '/pro' },
  { ...frenchDocument, screen: 'JoinNetwork', path: '/pro/rejoindre' },
  { ...frenchForm, screen: 'Application', path: '/pro/rejoindre/candidature' },
  { ...frenchDocument, screen: 'GeneralPractitioner', path: '/pro/medecin-generaliste' },
  { ...frenchForm, screen: 'Referral', path: '/pro/medecin-generaliste/adresser-un-patient' },
  {
    ...documentPage,
    screen: 'Legal',
    path: '/legal',
    canonicalPath: { fr: '/mentions-legales' },
  },
  {
    ...documentPage,
    screen: 'PrivacyPolicy',
    path: '/privacy-policy',
    canonicalPath: { fr: '/politique-de-confidentialite' },
  },
  {
    ...documentPage,
    screen: 'TermsConditions',
    path: '/terms-conditions',
    canonicalPath: { fr: '/conditions-dutilisation' },
  },
  { ...documentPage, screen: 'Cookies', path: '/cookies' },
  { ...fullPage, screen: 'CookieSettings', path: '/cookie-settings', canonicalPath: { fr: '/gerer-mes-cookies' } },
  {
    ...documentPage,
    screen: 'Accessibility',
    path: '/accessibility',
    canonicalPath: { fr: '/accessibilite' },
  },
  {
    ...documentPage,
    screen: 'Security',
    path: '/security',
    canonicalPath: { fr: '/securite' },
  },
  { ...documentPage, screen: 'WhoPays', path: '/who-pays', canonicalPath: { fr: '/qui-paie' } },
  { ...documentPage, screen: 'HelpNow', path: '/help-now', canonicalPath: { fr: '/aide-immediate' } },
  {
    ...documentPage,
    screen: 'ForRelatives',
    path: '/for-relatives',
    canonicalPath: { fr: '/pour-un-proche' },
  },
  {
    ...documentPage,
    screen: 'SelfTestLimits',
    path: '/self-test-limits',
    canonicalPath: { fr: '/limites-du-test' },
  },
  easyPage('MemoryTest', 'memory-test', 'test-de-memoire'),
  easyPage('Study', 'study', 'une-etude'),
  easyPage('Consultation', 'seeing-a-doctor', 'voir-un-medecin'),
  easyPage('HelpNow', 'help-now', 'aide-immediate'),
  {
    ...fullPage,
    screen: 'SiteMap',
    path: '/site-map',
    canonicalPath: { fr: '/plan-du-site' },
  },
  { ...entrancePage, screen: 'Login', path: '/login' },
  { ...staffPage, screen: 'Desk', path: '/desk', canonicalPath: { fr: '/secretariat' } },
  { ...staffPage, screen: 'Team', path: '/desk/users', canonicalPath: { fr: '/desk/equipe' } },
  { ...staffPage, screen: 'StudyFigures', path: '/desk/studies', canonicalPath: { fr: '/desk/etudes' } },
  { ...staffPage, screen: 'Passkeys', path: '/desk/passkeys', canonicalPath: { fr: '/desk/cles' } },
  { ...entrancePage, screen: 'Invitation', path: '/invitation' },
  { ...formPage, screen: 'HandOver', path: '/hand-over', canonicalPath: { fr: '/transmission' } },
  {
    ...fullPage,
    screen: 'ServiceUnavailable',
    path: '/service-unavailable',
    hydrates: 'with-kept-data',
    banner: false,
    breadcrumb: false,
    status: 503,
  },
] as const satisfies readonly Row[]

/** The screens that have an address. */
export type Screen = (typeof rows)[number]['screen']

/** One row of the route table (R2-06 and following). Title and description are loaded with the page. */
export interface Page extends Row {
  screen: Screen
}

export const siteMap: readonly Page[] = rows

/** The paths without parameters, which menus link to. */
export type PlainPath = Exclude<(typeof rows)[number]['path'], `${string}:${string}`>

/** The name of a page's document. */
export function documentOf({ document, path }: Page): string | undefined {
  return document === undefined ? undefined : path.slice(path.lastIndexOf('/') + 1)
}

const pageOfScreen = new Map(siteMap.map((page) => [page.screen, page]))

export function pageOf(screen: Screen): Page {
  const page = pageOfScreen.get(screen)
  if (!page) throw new Error(`The site map has no row for ${screen}`)
  return page
}
