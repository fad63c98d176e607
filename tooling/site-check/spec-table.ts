import type { Locale } from '@clairmemoire/domain/locale'

/** A row of the specification's route table (R2-06 to R2-42), written independently of the code. */
export interface SpecRow {
  /** The address in each language. */
  shown: Partial<Record<Locale, string>>
  /** Other addresses that redirect to the page, on the site of every language that has the page. */
  aliases?: readonly string[]
  /** The part of the document title before the name of the product. */
  title: Partial<Record<Locale, string | RegExp>>
  /** The page has no header and no footer. */
  bare?: true
  /** The page does not have the banner of the English site (R2-76). */
  withoutBanner?: true
  /** The page has a header and a form; search engines do not index it. */
  form?: true
  status?: 503
  /** No page links to this page; redirects, mails or other sites lead to it, so it is not indexed. */
  sentTo?: true
}

const studySlugs = {
  fr: ['predictom'],
  en: ['mk2214', 'trailblazer', 'precise-ad', 'mindset-2', 'trontier-1'],
} as const

const studies: readonly SpecRow[] = [
  ...studySlugs.fr.map((slug) => poster('fr', `/essais-cliniques/${slug}/poster`)),
  // A closed study has no poster.
  ...studySlugs.en
    .filter((slug) => slug !== 'precise-ad')
    .map((slug) => poster('en', `/clinical-trials/${slug}/poster`)),
  ...studySlugs.fr.map((slug) => study('fr', `/essais-cliniques/${slug}`, `/clinical-trials/${slug}`)),
  ...studySlugs.en.map((slug) => study('en', `/clinical-trials/${slug}`, `/essais-cliniques/${slug}`)),
  ...studySlugs.fr.map((slug) => registration('fr', '/essais-cliniques', '/clinical-trials', slug)),
  ...studySlugs.en.map((slug) => registration('en', '/clinical-trials', '/essais-cliniques', slug)),
]

function poster(locale: Locale, shown: string): SpecRow {
  return {
    shown: { [locale]: shown },
    title: { [locale]: /^(Affiche de l’étude [A-Z][\w -]+|Poster for the [A-Z][\w -]+ study)$/u },
    bare: true,
  }
}

function study(locale: Locale, shown: string, alias: string): SpecRow {
  return {
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
    shown: { [locale]: shown },
    aliases: forms.filter((form) => form !== shown),
    title: { [locale]: locale === 'fr' ? /^S’inscrire à l’étude [A-Z]/ : /^Register for the [A-Z].* study$/ },
    bare: true,
  }
}

function row(shown: SpecRow['shown'], title: SpecRow['title'], more: Omit<SpecRow, 'shown' | 'title'> = {}): SpecRow {
  return { shown, title, ...more }
}

/** Every row. */
export const specTable: readonly SpecRow[] = [
  row({ fr: '/', en: '/' }, { fr: 'Clinique en ligne de la mémoire', en: 'Online memory clinic and research studies' }),
  row(
    { fr: '/questionnaire', en: '/questionnaire' },
    { fr: 'Testez votre mémoire', en: 'Test your memory' },
    { bare: true },
  ),
  row(
    { fr: '/recommendations', en: '/recommendations' },
    { fr: 'Votre score de mémoire et nos recommandations', en: 'Your memory score and recommendations' },
    { withoutBanner: true, sentTo: true },
  ),
  row({ fr: '/nos-offres' }, { fr: 'Nos offres de soin' }, { aliases: ['/offers', '/our-offers'] }),
  row(
    { fr: '/nos-offres/consultation' },
    { fr: 'Consultez un médecin' },
    { aliases: ['/offers/consultation', '/our-offers/consultation'] },
  ),
  row(
    { fr: '/demander-une-consultation' },
    { fr: 'Demander une consultation' },
    { aliases: ['/consultation-request'], bare: true },
  ),
  row({ fr: '/preconsultation' }, { fr: 'Préparer une consultation' }, { bare: true }),
  row({ fr: '/preconsultation/1' }, { fr: 'Préparer une consultation' }, { bare: true, sentTo: true }),
  row({ fr: '/preconsultation/contact' }, { fr: 'Envoyer ce que vous avez préparé' }, { bare: true, sentTo: true }),
  row({ fr: '/preconsultation/completed' }, { fr: 'L’envoi de votre préparation' }, { bare: true, sentTo: true }),
  row({ fr: '/preconsultation/secondary-consultation' }, { fr: 'Vous avez déjà vu un médecin' }, { bare: true }),
  row(
    { fr: '/votre-demande', en: '/your-request' },
    { fr: 'Votre demande', en: 'Your request' },
    { aliases: ['/r'], sentTo: true },
  ),
  row(
    { fr: '/vos-nouvelles', en: '/your-news' },
    { fr: 'Vos nouvelles', en: 'Your news' },
    { aliases: ['/n'], sentTo: true },
  ),
  row(
    { fr: '/essais-cliniques', en: '/clinical-trials' },
    { fr: 'Études sur la mémoire', en: 'Memory research studies' },
    { withoutBanner: true },
  ),
  ...studies,
  row(
    { fr: '/trial-forms', en: '/trial-forms' },
    { fr: 'Participer à la recherche sur la mémoire', en: 'Take part in memory research' },
    { withoutBanner: true, form: true },
  ),
  row(
    { fr: '/trouver-un-essai', en: '/trial-finder' },
    { fr: 'Trouver une étude', en: 'Find a study' },
    { bare: true },
  ),
  row({ fr: '/notre-equipe-medicale' }, { fr: 'Notre équipe médicale' }, { aliases: ['/medical-team'] }),
  row({ fr: '/qui-sommes-nous', en: '/about-us' }, { fr: 'Qui sommes-nous\u202f?', en: 'About us' }),
  row({ fr: '/notre-approche', en: '/our-approach' }, { fr: 'Notre approche', en: 'Our approach' }),
  row({ fr: '/nos-articles' }, { fr: 'Nos articles' }, { aliases: ['/our-articles'] }),
  row(
    { fr: '/nos-articles/article/sommeil-et-memoire' },
    { fr: /^Sommeil et mémoire/ },
    { aliases: ['/our-articles/article/sommeil-et-memoire'] },
  ),
  row({ fr: '/mentions-legales', en: '/legal' }, { fr: 'Mentions légales', en: 'Legal information' }),
  row(
    { fr: '/politique-de-confidentialite', en: '/privacy-policy' },
    { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  ),
  row(
    { fr: '/conditions-dutilisation', en: '/terms-conditions' },
    { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  ),
  row({ fr: '/memhop' }, { fr: 'Travailler les 5\u00a0piliers de la cognition' }),
  row({ fr: '/memhop/inscription' }, { fr: 'Recevoir des nouvelles de MemHop' }, { bare: true }),
  row({ fr: '/memhop-merci' }, { fr: 'Votre demande pour MemHop' }, { sentTo: true }),
  row({ fr: '/partners' }, { fr: 'Partenaires' }),
  row({ fr: '/partners/contrat-partenaire-de-sante' }, { fr: 'Contrat partenaire de santé' }),
  row({ fr: '/partners/neuilly' }, { fr: 'Notre partenaire à Neuilly' }, { sentTo: true }),
  row({ fr: '/pro' }, { fr: 'Professionnels de santé' }),
  row({ fr: '/pro/rejoindre' }, { fr: 'Rejoindre le réseau' }),
  row({ fr: '/pro/rejoindre/candidature' }, { fr: 'Se présenter au réseau' }, { bare: true }),
  row({ fr: '/pro/medecin-generaliste' }, { fr: 'Médecin généraliste' }),
  row({ fr: '/pro/medecin-generaliste/adresser-un-patient' }, { fr: 'Adresser un patient' }, { bare: true }),
  row(
    { fr: '/service-unavailable', en: '/service-unavailable' },
    { fr: 'Service momentanément indisponible', en: 'Service temporarily unavailable' },
    { withoutBanner: true, status: 503, sentTo: true },
  ),
]

export interface SpecLink {
  label: string
  to: string
}

/** The entries of the main menu in order, and its button (R2-73, R2-74). */
export const specMenus: Readonly<Record<Locale, { entries: readonly SpecLink[]; button: SpecLink }>> = {
  fr: {
    entries: [
      { label: 'Nos offres de soin', to: '/nos-offres' },
      { label: 'Nos articles', to: '/nos-articles' },
      { label: 'Notre équipe médicale', to: '/notre-equipe-medicale' },
      { label: 'Notre approche', to: '/notre-approche' },
      { label: 'Qui sommes-nous', to: '/qui-sommes-nous' },
      { label: 'À propos', to: '' },
      { label: 'Qui sommes-nous', to: '/qui-sommes-nous' },
      //
      { label: 'Études', to: '/essais-cliniques' },
      { label: 'Professionnels de santé', to: '/pro' },
      { label: 'Partenaires', to: '/partners' },
      { label: 'Plan du site', to: '/plan-du-site' },
    ],
    button: { label: 'Consultez un médecin', to: '/nos-offres/consultation' },
  },
  en: {
    entries: [
      { label: 'Clinical Trials', to: '/clinical-trials' },
      { label: 'Our approach', to: '/our-approach' },
      { label: 'About us', to: '/about-us' },
    ],
    button: { label: 'Test your memory', to: '/questionnaire' },
  },
}

/** R2-75 */
export const specBanner: SpecLink = {
  label: 'Click here to join an ongoing clinical trial to better understand your memory',
  to: '/clinical-trials',
}
