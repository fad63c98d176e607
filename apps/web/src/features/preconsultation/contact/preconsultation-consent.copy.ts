import type { Respondent } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../../form-flow/index.ts'

const shared = {
  textVersion: 'preconsultation-2026-12',
  title: msg({ id: 'preconsultation.consent.title', message: 'Votre accord avant l’envoi' }),
  paragraphs: [
    msg({
      id: 'preconsultation.consent.purpose',
      message:
        'Ces réponses parlent de santé. Nous les envoyons à la clinique pour deux choses : préparer la consultation, et vous appeler pour fixer la date.',
    }),
    msg({
      id: 'preconsultation.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
    }),
  ],
}

/** To keep what was prepared, and to be called about it. */
export const preconsultationConsent: Record<Respondent, ConsentCopy> = {
  self: {
    ...shared,
    agreement: msg({
      id: 'preconsultation.consent.agreement',
      message: 'J’accepte que la clinique garde mes réponses et appelle la personne choisie.',
    }),
  },
  someone_else: {
    ...shared,
    agreement: msg({
      id: 'preconsultation.consent.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que la clinique garde ces réponses et appelle la personne choisie.',
    }),
  },
}
