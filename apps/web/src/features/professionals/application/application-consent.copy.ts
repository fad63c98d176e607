import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../../form-flow/index.ts'

/** To be called about joining. */
export const applicationConsent: ConsentCopy = {
  textVersion: 'application-2026-12',
  title: msg({ id: 'professionals.application.consent.title', message: 'Votre accord pour l’appel' }),
  paragraphs: [
    msg({
      id: 'professionals.application.consent.purpose',
      message:
        'Nous gardons cette demande pour vérifier votre inscription et vous appeler. Elle ne sert à rien d’autre.',
    }),
    msg({
      id: 'professionals.application.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
    }),
  ],
  agreement: msg({
    id: 'professionals.application.consent.agreement',
    message: 'J’accepte que la clinique garde ma demande et m’appelle.',
  }),
}
