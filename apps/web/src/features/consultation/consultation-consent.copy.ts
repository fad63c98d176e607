import type { Respondent } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../form-flow/index.ts'

const shared = {
  textVersion: 'consultation-2026-12',
  title: msg({ id: 'consultation.consent.title', message: 'Votre accord pour l’appel' }),
  paragraphs: [
    msg({
      id: 'consultation.consent.purpose',
      message:
        'Nous envoyons cette demande à notre équipe des appels. Elle s’en sert pour vous rappeler et pour préparer la consultation, rien d’autre.',
    }),
    msg({
      id: 'consultation.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
    }),
  ],
}

/** To be called about a consultation. */
export const consultationConsent: Record<Respondent, ConsentCopy> = {
  self: {
    ...shared,
    agreement: msg({
      id: 'consultation.consent.agreement',
      message: 'J’accepte que la clinique garde cette demande et appelle la personne choisie.',
    }),
  },
  someone_else: {
    ...shared,
    agreement: msg({
      id: 'consultation.consent.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et appelle la personne choisie.',
    }),
  },
}
