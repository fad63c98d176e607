import type { Locale } from '@clairmemoire/domain/locale'

/** A row of the route table as the specification has it (R2-06 to R2-42), written down apart from the code that serves it. */
export interface SpecRow {
  screen: string
  /** The address that each language shows. */
  shown: Partial<Record<Locale, string>>
  /** Other forms that lead there, in every language that has the page. */
  aliases?: readonly string[]
  /** As the tab names it, before the name of the product. */
  title: Partial<Record<Locale, string | RegExp>>
  /** No header and no footer. */
  bare?: true
  /** The English banner is hidden (R2-76). */
  withoutBanner?: true
  /** Filled in below the header: search engines show no form. */
  form?: true
  status?: 503
  /** Nobody finds it by a link: one is sent there. */
  sentTo?: true
}

const studySlugs = {
  fr: ['predictom'],
  en: ['mk2214', 'trailblazer', 'precise-ad', 'mindset-2', 'trontier-1'],
} as const

const studies: readonly SpecRow[] = [
  ...studySlugs.fr.map((slug) => poster('fr', `/essais-cliniques/${slug}/poster`)),
  ...studySlugs.en.map((slug) => poster('en', `/clinical-trials/${slug}/poster`)),
  ...studySlugs.fr.map((slug) => study('fr', `/essais-cliniques/${slug}`, `/clinical-trials/${slug}`)),
  ...studySlugs.en.map((slug) => study('en', `/clinical-trials/${slug}`, `/essais-cliniques/${slug}`)),
  ...studySlugs.fr.map((slug) => registration('fr', '/essais-cliniques', '/clinical-trials', slug)),
  ...studySlugs.en.map((slug) => registration('en', '/clinical-trials', '/essais-cliniques', slug)),
]

function poster(locale: Locale, shown: string): SpecRow {
  return {
    screen: 'StudyPoster',
    shown: { [locale]: shown },
    title: { [locale]: /^(Affiche de l’étude|Poster of the study) [A-Z][\w -]+$/u },
    bare: true,
  }
}

function study(locale: Locale, shown: string, alias: string): SpecRow {
  return {
    screen: 'StudyDetail',
    shown: { [locale]: shown },
    aliases: [alias],
    title: { [locale]: /^[A-Z][\w -]+\s?: ./u },
    withoutBanner: true,
  }
}

function registration(locale: Locale, own: string, other: string, slug: string): SpecRow {
  const forms = [own, other].flatMap((list) => ['inscription', 'registration'].map((end) => `${list}/${slug}/${end}`))
  const shown = `${own}/${slug}/${locale === 'fr' ? 'inscription' : 'registration'}`
  return {
    screen: 'StudyRegistration',
    shown: { [locale]: shown },
    aliases: forms.filter((form) => form !== shown),
    title: { [locale]: locale === 'fr' ? /^S’inscrire à l’étude [A-Z]/ : /^Register for the [A-Z].* study$/ },
    bare: true,
  }
}

/** The rows that are built. */
export const specTable: readonly SpecRow[] = [
  {
    screen: 'Home',
    shown: { fr: '/', en: '/' },
    title: { fr: 'Clinique en ligne de la mémoire', en: 'Online memory clinic and research studies' },
  },
  {
    screen: 'Questionnaire',
    shown: { fr: '/questionnaire', en: '/questionnaire' },
    title: { fr: 'Testez votre mémoire', en: 'Test your memory' },
    bare: true,
  },
  {
    screen: 'OrientationRecommendations',
    shown: { fr: '/recommendations', en: '/recommendations' },
    title: { fr: 'Votre score de mémoire et nos recommandations', en: 'Your memory score and recommendations' },
    withoutBanner: true,
    sentTo: true,
  },
  {
    screen: 'OurOffersHome',
    shown: { fr: '/nos-offres' },
    aliases: ['/offers', '/our-offers'],
    title: { fr: 'Nos offres de soin' },
  },
  {
    screen: 'ConsultationHome',
    shown: { fr: '/nos-offres/consultation' },
    aliases: ['/offers/consultation', '/our-offers/consultation'],
    title: { fr: 'Consultez un médecin' },
  },
  {
    screen: 'ConsultationRequest',
    shown: { fr: '/demander-une-consultation' },
    aliases: ['/consultation-request'],
    title: { fr: 'Demander une consultation' },
    bare: true,
  },
  {
    screen: 'PreconsultationForm',
    shown: { fr: '/preconsultation' },
    title: { fr: 'Préparer une consultation' },
    bare: true,
  },
  {
    screen: 'PreconsultationStep',
    shown: { fr: '/preconsultation/1' },
    title: { fr: 'Préparer une consultation' },
    bare: true,
    sentTo: true,
  },
  {
    screen: 'PreconsultationContactForm',
    shown: { fr: '/preconsultation/contact' },
    title: { fr: 'Envoyer ce que vous avez préparé' },
    bare: true,
    sentTo: true,
  },
  {
    screen: 'PreconsultationFormCompleted',
    shown: { fr: '/preconsultation/completed' },
    title: { fr: 'Votre préparation est envoyée' },
    bare: true,
    sentTo: true,
  },
  {
    screen: 'SecondaryConsultation',
    shown: { fr: '/preconsultation/secondary-consultation' },
    title: { fr: 'Vous avez déjà vu un médecin' },
    bare: true,
  },
  {
    screen: 'YourRequest',
    shown: { fr: '/votre-demande', en: '/your-request' },
    title: { fr: 'Votre demande', en: 'Your request' },
    sentTo: true,
  },
  {
    screen: 'YourNews',
    shown: { fr: '/vos-nouvelles', en: '/your-news' },
    title: { fr: 'Vos nouvelles', en: 'Your news' },
    sentTo: true,
  },
  {
    screen: 'StudiesHome',
    shown: { fr: '/essais-cliniques', en: '/clinical-trials' },
    title: { fr: 'Essais cliniques sur la mémoire', en: 'Clinical trials on memory' },
    withoutBanner: true,
  },
  ...studies,
  {
    screen: 'TrialEngagementForm',
    shown: { fr: '/trial-forms', en: '/trial-forms' },
    title: { fr: 'Participer à la recherche sur la mémoire', en: 'Take part in memory research' },
    withoutBanner: true,
    form: true,
  },
  {
    screen: 'TrialFinder',
    shown: { fr: '/trouver-un-essai', en: '/trial-finder' },
    title: { fr: 'Trouver un essai clinique', en: 'Find a clinical trial' },
    bare: true,
  },
  {
    screen: 'MedicalTeam',
    shown: { fr: '/notre-equipe-medicale' },
    aliases: ['/medical-team'],
    title: { fr: 'Notre équipe médicale' },
  },
  {
    screen: 'About',
    shown: { fr: '/qui-sommes-nous', en: '/about-us' },
    title: { fr: 'Qui sommes-nous\u202f?', en: 'About us' },
  },
  {
    screen: 'Approach',
    shown: { fr: '/notre-approche', en: '/our-approach' },
    title: { fr: 'Notre approche', en: 'Our approach' },
  },
  {
    screen: 'ArticlesHome',
    shown: { fr: '/nos-articles' },
    aliases: ['/our-articles'],
    title: { fr: 'Nos articles' },
  },
  {
    screen: 'ArticleDetail',
    shown: { fr: '/nos-articles/article/sommeil-et-memoire' },
    aliases: ['/our-articles/article/sommeil-et-memoire'],
    title: { fr: /^Sommeil et mémoire/ },
  },
  {
    screen: 'Legal',
    shown: { fr: '/mentions-legales', en: '/legal' },
    title: { fr: 'Mentions légales', en: 'Legal information' },
  },
  {
    screen: 'PrivacyPolicy',
    shown: { fr: '/politique-de-confidentialite', en: '/privacy-policy' },
    title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  },
  {
    screen: 'TermsConditions',
    shown: { fr: '/conditions-dutilisation', en: '/terms-conditions' },
    title: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  },
  { screen: 'MemHop', shown: { fr: '/memhop' }, title: { fr: 'Travailler les 5\u00a0piliers de la cognition' } },
  {
    screen: 'MemHopSignup',
    shown: { fr: '/memhop/inscription' },
    title: { fr: 'Demander des nouvelles de MemHop' },
    bare: true,
  },
  {
    screen: 'MemHopThanks',
    shown: { fr: '/memhop-merci' },
    title: { fr: 'Merci de votre intérêt pour MemHop' },
    sentTo: true,
  },
  { screen: 'Partners', shown: { fr: '/partners' }, title: { fr: 'Partenaires' } },
  {
    screen: 'HealthPartnerContract',
    shown: { fr: '/partners/contrat-partenaire-de-sante' },
    title: { fr: 'Contrat partenaire de santé' },
  },
  {
    screen: 'PartnerNeuilly',
    shown: { fr: '/partners/neuilly' },
    title: { fr: 'Notre partenaire à Neuilly' },
    sentTo: true,
  },
  { screen: 'Professionals', shown: { fr: '/pro' }, title: { fr: 'Professionnels de santé' } },
  { screen: 'JoinNetwork', shown: { fr: '/pro/rejoindre' }, title: { fr: 'Rejoindre le réseau' } },
  {
    screen: 'Application',
    shown: { fr: '/pro/rejoindre/candidature' },
    title: { fr: 'Se présenter au réseau' },
    bare: true,
  },
  { screen: 'GeneralPractitioner', shown: { fr: '/pro/medecin-generaliste' }, title: { fr: 'Médecin généraliste' } },
  {
    screen: 'Referral',
    shown: { fr: '/pro/medecin-generaliste/adresser-un-patient' },
    title: { fr: 'Adresser un patient' },
    bare: true,
  },
  {
    screen: 'ServiceUnavailable',
    shown: { fr: '/service-unavailable', en: '/service-unavailable' },
    title: { fr: 'Service momentanément indisponible', en: 'Service temporarily unavailable' },
    withoutBanner: true,
    status: 503,
    sentTo: true,
  },
]
