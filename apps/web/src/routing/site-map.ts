import { catalogueFilters, comparedStudies, partsOfList } from './list-filters.ts'
import {
  barePage,
  documentPage,
  easyPage,
  entrancePage,
  formPage,
  frenchDocument,
  frenchForm,
  fullPage,
  legalPage,
  ownPage,
  type PageRow,
  staffPage,
  urgent,
} from './page-row.ts'

const section = 'preconsultation/sections/section-stage.tsx'

const rows = [
  { ...fullPage, screen: 'Home', path: '/', breadcrumb: false, about: 'clinic' },
  {
    ...formPage,
    screen: 'Questionnaire',
    path: '/questionnaire',
    opens: 'self-test/test/test-flow.tsx',
    requests: '/api/forms/orientation?user_type=patient&',
  },
  { ...ownPage, screen: 'OrientationRecommendations', path: '/recommendations', banner: false },
  {
    ...frenchDocument,
    screen: 'OurOffersHome',
    path: '/offers',
    canonicalPath: { fr: '/nos-offres' },
    aliases: ['/our-offers'],
  },
  { ...frenchDocument, screen: 'ConsultationHome', path: '/offers/consultation', clinicFacts: true },
  {
    ...frenchForm,
    screen: 'ConsultationRequest',
    path: '/consultation-request',
    canonicalPath: { fr: '/demander-une-consultation' },
  },
  { ...frenchForm, screen: 'PreconsultationForm', path: '/preconsultation', opens: section },
  {
    ...frenchForm,
    screen: 'PreconsultationContactForm',
    path: '/preconsultation/contact',
    listed: false,
    opens: 'preconsultation/contact/contact-flow.tsx',
  },
  {
    ...frenchForm,
    screen: 'PreconsultationFormCompleted',
    path: '/preconsultation/completed',
    listed: false,
    opens: 'preconsultation/completed.tsx',
  },
  { ...frenchForm, screen: 'SecondaryConsultation', path: '/preconsultation/secondary-consultation' },
  { ...frenchForm, screen: 'PreconsultationStep', path: '/preconsultation/:step', listed: false, opens: section },
  {
    ...ownPage,
    screen: 'YourRequest',
    path: '/your-request',
    canonicalPath: { fr: '/votre-demande' },
    // The address in a text message, where each character counts; likewise `/n` for news.
    aliases: ['/r'],
  },
  { ...ownPage, screen: 'YourNews', path: '/your-news', canonicalPath: { fr: '/vos-nouvelles' }, aliases: ['/n'] },
  {
    ...fullPage,
    screen: 'StudiesHome',
    path: '/essais-cliniques',
    canonicalPath: { en: '/clinical-trials' },
    listed: 'research',
    banner: false,
    filters: catalogueFilters,
    keepsPlace: true,
  },
  {
    ...fullPage,
    screen: 'StudiesComparison',
    path: '/essais-cliniques/comparaison',
    canonicalPath: { en: '/essais-cliniques/compare' },
    hydrates: 'with-stored-data',
    filters: comparedStudies,
  },
  {
    ...fullPage,
    screen: 'StudyDetail',
    path: '/essais-cliniques/:trial_name',
    ofStudy: true,
    listed: 'research',
    about: 'study',
    hydrates: 'with-stored-data',
    banner: false,
  },
  {
    ...barePage,
    screen: 'StudyPoster',
    path: '/essais-cliniques/:trial_name/poster',
    ofStudy: true,
    listed: false,
  },
  {
    ...formPage,
    screen: 'StudyRegistration',
    path: '/essais-cliniques/:trial_name/inscription',
    canonicalPath: { en: '/essais-cliniques/:trial_name/registration' },
    ofStudy: true,
    listed: false,
  },
  {
    ...fullPage,
    screen: 'TrialEngagementForm',
    path: '/trial-forms',
    banner: false,
    breadcrumb: false,
    form: true,
    hydrates: 'at-once',
    listed: 'research',
    measured: false,
  },
  {
    ...formPage,
    screen: 'TrialFinder',
    path: '/trial-finder',
    canonicalPath: { fr: '/trouver-un-essai' },
    listed: 'research',
    opens: 'trial-finder/screening/screening-flow.tsx',
    requests: '/api/survey/trial-finder/?',
  },
  {
    ...frenchDocument,
    screen: 'MedicalTeam',
    path: '/medical-team',
    canonicalPath: { fr: '/notre-equipe-medicale' },
  },
  { ...documentPage, screen: 'About', path: '/about-us', canonicalPath: { fr: '/qui-sommes-nous' }, clinicFacts: true },
  { ...documentPage, screen: 'Approach', path: '/our-approach', canonicalPath: { fr: '/notre-approche' } },
  {
    ...fullPage,
    screen: 'ArticlesHome',
    path: '/our-articles',
    canonicalPath: { fr: '/nos-articles' },
    locales: ['fr'],
    listed: 'articles',
    filters: partsOfList,
    keepsPlace: true,
  },
  {
    ...fullPage,
    screen: 'ArticleDetail',
    path: '/our-articles/article/:slug',
    locales: ['fr'],
    listed: 'articles',
    about: 'article',
  },
  { ...frenchDocument, screen: 'MemHop', path: '/memhop' },
  { ...frenchForm, screen: 'MemHopSignup', path: '/memhop/inscription' },
  {
    ...frenchDocument,
    screen: 'MemHopThanks',
    path: '/memhop-merci',
    document: 'own-route',
    hydrates: 'at-once',
    listed: false,
    measured: false,
  },
  { ...frenchDocument, screen: 'Partners', path: '/partners' },
  { ...frenchDocument, screen: 'HealthPartnerContract', path: '/partners/contrat-partenaire-de-sante' },
  { ...frenchDocument, screen: 'PartnerNeuilly', path: '/partners/neuilly', listed: false },
  { ...frenchDocument, screen: 'Professionals', path: '/pro' },
  { ...frenchDocument, screen: 'JoinNetwork', path: '/pro/rejoindre' },
  { ...frenchForm, screen: 'Application', path: '/pro/rejoindre/candidature' },
  { ...frenchDocument, screen: 'GeneralPractitioner', path: '/pro/medecin-generaliste' },
  { ...frenchForm, screen: 'Referral', path: '/pro/medecin-generaliste/adresser-un-patient' },
  { ...legalPage, screen: 'Legal', path: '/legal', canonicalPath: { fr: '/mentions-legales' } },
  {
    ...legalPage,
    screen: 'PrivacyPolicy',
    path: '/privacy-policy',
    canonicalPath: { fr: '/politique-de-confidentialite' },
  },
  {
    ...legalPage,
    screen: 'TermsConditions',
    path: '/terms-conditions',
    canonicalPath: { fr: '/conditions-dutilisation' },
  },
  { ...legalPage, screen: 'Cookies', path: '/cookies' },
  {
    ...fullPage,
    screen: 'CookieSettings',
    path: '/cookie-settings',
    canonicalPath: { fr: '/gerer-mes-cookies' },
    listed: 'legal',
  },
  { ...legalPage, screen: 'Accessibility', path: '/accessibility', canonicalPath: { fr: '/accessibilite' } },
  { ...documentPage, screen: 'Security', path: '/security', canonicalPath: { fr: '/securite' } },
  { ...documentPage, screen: 'WhoPays', path: '/who-pays', canonicalPath: { fr: '/qui-paie' }, listed: 'research' },
  { ...documentPage, ...urgent, screen: 'HelpNow', path: '/help-now', canonicalPath: { fr: '/aide-immediate' } },
  { ...documentPage, screen: 'ForRelatives', path: '/for-relatives', canonicalPath: { fr: '/pour-un-proche' } },
  { ...documentPage, screen: 'SelfTestLimits', path: '/self-test-limits', canonicalPath: { fr: '/limites-du-test' } },
  easyPage('MemoryTest', 'memory-test', 'test-de-memoire'),
  easyPage('Study', 'study', 'une-etude'),
  easyPage('Consultation', 'seeing-a-doctor', 'voir-un-medecin'),
  { ...easyPage('HelpNow', 'help-now', 'aide-immediate'), ...urgent },
  { ...fullPage, screen: 'SiteMap', path: '/site-map', canonicalPath: { fr: '/plan-du-site' } },
  { ...entrancePage, screen: 'Login', path: '/login' },
  { ...staffPage, screen: 'Desk', path: '/desk', canonicalPath: { fr: '/secretariat' } },
  { ...staffPage, screen: 'DeskDay', path: '/desk/team', canonicalPath: { fr: '/desk/journee' } },
  { ...staffPage, screen: 'DeskWeek', path: '/desk/week', canonicalPath: { fr: '/desk/semaine' } },
  {
    ...staffPage,
    screen: 'DeskRequest',
    path: '/desk/requests/:reference',
    canonicalPath: { fr: '/desk/demandes/:reference' },
  },
  { ...staffPage, screen: 'Team', path: '/desk/users', canonicalPath: { fr: '/desk/equipe' } },
  { ...staffPage, screen: 'StudyFigures', path: '/desk/studies', canonicalPath: { fr: '/desk/etudes' } },
  { ...staffPage, screen: 'Passkeys', path: '/desk/passkeys', canonicalPath: { fr: '/desk/cles' } },
  { ...entrancePage, screen: 'Invitation', path: '/invitation' },
  { ...formPage, screen: 'HandOver', path: '/hand-over', canonicalPath: { fr: '/transmission' }, listed: false },
  {
    ...fullPage,
    screen: 'ServiceUnavailable',
    path: '/service-unavailable',
    hydrates: 'with-stored-data',
    banner: false,
    breadcrumb: false,
    listed: false,
    status: 503,
  },
] as const satisfies readonly PageRow[]

/** The screens that have an address. */
export type Screen = (typeof rows)[number]['screen']

/** One row of the route table (R2-06 and following). Title and description are loaded with the page. */
export interface Page extends PageRow {
  screen: Screen
}

export const siteMap: readonly Page[] = rows

/** The paths without parameters, which menus link to. */
export type PlainPath = Exclude<(typeof rows)[number]['path'], `${string}:${string}`>

/** The name of a page's document. */
export function documentOf({ document, path }: Page): string | undefined {
  return document === undefined ? undefined : path.slice(path.lastIndexOf('/') + 1)
}

/** Whether search engines may list a page: neither a form, which is personal, nor an unlisted page. */
export function isIndexed({ listed, form }: Page): boolean {
  return listed !== false && !form
}

// The cast is safe, because each screen is the name of a row.
const pages = Object.fromEntries(siteMap.map((page) => [page.screen, page])) as Record<Screen, Page>

export function pageOf(screen: Screen): Page {
  return pages[screen]
}
