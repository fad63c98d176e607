import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { requestPageCatalog } from '../../call-requests/index.ts'
import type { PageCopy } from '../../routing/page-loader.ts'

/** The pages exist only in French, so both locales use the French catalog. */
const french = () => import('./locales/fr.po')

const professionalsCatalog = joinCatalogs(requestPageCatalog, { fr: french, en: french })

export const applicationCopy: PageCopy = {
  catalog: professionalsCatalog,
  title: msg({ id: 'professionals.application.page.title', message: 'Se présenter au réseau' }),
  description: msg({
    id: 'professionals.application.page.description',
    message: 'Vous soignez et vous voulez rejoindre le réseau ? Présentez-vous : nous vous appelons pour en parler.',
  }),
}

export const referralCopy: PageCopy = {
  catalog: professionalsCatalog,
  title: msg({ id: 'professionals.referral.page.title', message: 'Adresser un patient' }),
  description: msg({
    id: 'professionals.referral.page.description',
    message:
      'Médecin généraliste, adressez-nous un patient qui est d’accord. Nous l’appelons et vous restez son médecin.',
  }),
}

export { ApplicationPage } from './application/application-page.tsx'
export { ReferralPage } from './referral/referral-page.tsx'
