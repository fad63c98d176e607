import type { Locale } from '@clairmemoire/domain/locale'

export interface SpecLink {
  label: string
  to: string
}

/** The entries of the main menu in their order, with the one for relatives (R2-49d), and its button (R2-73, R2-74). */
export const specMenus: Readonly<Record<Locale, { entries: readonly SpecLink[]; button: SpecLink }>> = {
  fr: {
    entries: [
      { label: 'Nos offres de soin', to: '/nos-offres' },
      { label: 'Nos articles', to: '/nos-articles' },
      { label: 'Notre équipe médicale', to: '/notre-equipe-medicale' },
      { label: 'Notre approche', to: '/notre-approche' },
      { label: 'Qui sommes-nous', to: '/qui-sommes-nous' },
      { label: 'Pour un proche', to: '/pour-un-proche' },
      { label: 'À propos', to: '' },
      { label: 'Qui sommes-nous', to: '/qui-sommes-nous' },
      //
      { label: 'Essais cliniques', to: '/essais-cliniques' },
    ],
    button: { label: 'Consultez un médecin', to: '/nos-offres/consultation' },
  },
  en: {
    entries: [
      { label: 'Clinical Trials', to: '/clinical-trials' },
      { label: 'Our approach', to: '/our-approach' },
      { label: 'About us', to: '/about-us' },
      { label: 'For someone close', to: '/for-relatives' },
    ],
    button: { label: 'Test your memory', to: '/questionnaire' },
  },
}

/** R2-75 */
export const specBanner: SpecLink = {
  label: 'Click here to join an ongoing clinical trial to better understand your memory',
  to: '/clinical-trials',
}
