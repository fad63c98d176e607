import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../../form-flow/index.ts'
import { withdrawal } from '../withdrawal.copy.ts'

/** To be called about the study. */
export const callConsent: Record<'self' | 'someone_else', ConsentCopy> = {
  self: {
    textVersion: 'finder-call-2026-12',
    title: msg({ id: 'trial-finder.consent.call.title', message: 'Votre accord pour l’appel' }),
    paragraphs: [
      msg({
        id: 'trial-finder.consent.call.purpose',
        message:
          'Nous envoyons vos coordonnées, celles de la personne à appeler si ce n’est pas vous, et vos réponses à notre équipe des appels. Elle s’en sert pour préparer l’appel et pour joindre cette personne, rien d’autre.',
      }),
      withdrawal,
    ],
    agreement: msg({
      id: 'trial-finder.consent.call.agreement',
      message:
        'J’accepte que l’équipe garde ces coordonnées et mes réponses, et qu’elle appelle la personne choisie au sujet de cette étude.',
    }),
  },
  someone_else: {
    textVersion: 'finder-call-2026-12',
    title: msg({ id: 'trial-finder.consent.call.title', message: 'Votre accord pour l’appel' }),
    paragraphs: [
      msg({
        id: 'trial-finder.consent.call.purpose-other',
        message:
          'Nous envoyons vos coordonnées, celles de la personne à appeler si ce n’est pas vous, et les réponses à notre équipe des appels. Elle s’en sert pour préparer l’appel et pour joindre cette personne, rien d’autre.',
      }),
      withdrawal,
    ],
    agreement: msg({
      id: 'trial-finder.consent.call.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que l’équipe garde ces coordonnées et ces réponses, et qu’elle appelle la personne choisie au sujet de cette étude.',
    }),
  },
}
