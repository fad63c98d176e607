import { msg } from '@lingui/core/macro'
import type { PageCopy } from '../../routing/page-loader.ts'
import { professionalsCatalog } from './catalog.ts'

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
