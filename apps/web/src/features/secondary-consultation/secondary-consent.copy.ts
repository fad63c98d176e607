import type { Respondent } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../form-flow/index.ts'

const shared = {
  textVersion: 'secondary-consultation-2026-12',
  title: msg({ id: 'secondary-consultation.consent.title', message: 'Votre accord pour l’appel' }),
  paragraphs: [
    msg({
      id: 'secondary-consultation.consent.purpose',
      message:
        'Ces réponses parlent de santé. Nous les envoyons à la clinique pour deux choses : comprendre ce que vous cherchez, et vous rappeler.',
    }),
    msg({
      id: 'secondary-consultation.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
    }),
  ],
}

/** To be called about what was said elsewhere. */
export const secondaryConsent: Record<Respondent, ConsentCopy> = {
  self: {
    ...shared,
    agreement: msg({
      id: 'secondary-consultation.consent.agreement',
      message: 'J’accepte que la clinique garde cette demande et appelle la personne choisie.',
    }),
  },
  someone_else: {
    ...shared,
    agreement: msg({
      id: 'secondary-consultation.consent.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et appelle la personne choisie.',
    }),
  },
}
