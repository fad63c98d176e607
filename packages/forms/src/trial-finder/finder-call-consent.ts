import { callConsentTitle } from '../bilingual-questionnaire.ts'
import type { ConsentText } from '../form/consent-text.ts'
import { withdrawalByContact } from '../form/withdrawal.ts'

/** Consent to be called about a study that may be suitable according to the answers in the trial finder. */
export const finderCallConsent: ConsentText = {
  version: 'finder-call-2026-12',
  title: callConsentTitle,
  paragraphs: [
    {
      fr: {
        self: 'Nous envoyons vos coordonnées, celles de la personne à appeler si ce n’est pas vous, et vos réponses à notre équipe des appels. Elle s’en sert pour préparer l’appel et pour joindre cette personne, rien d’autre.',
        someone_else:
          'Nous envoyons vos coordonnées, celles de la personne à appeler si ce n’est pas vous, et les réponses à notre équipe des appels. Elle s’en sert pour préparer l’appel et pour joindre cette personne, rien d’autre.',
      },
      en: {
        self: 'We send your contact details, those of the person to call if that is not you, and your answers to our call team. They use them to prepare the call and to reach that person, and for nothing else.',
        someone_else:
          'We send your contact details, those of the person to call if that is not you, and the answers to our call team. They use them to prepare the call and to reach that person, and for nothing else.',
      },
    },
    withdrawalByContact,
  ],
  agreement: {
    fr: {
      self: 'J’accepte que l’équipe garde ces coordonnées et mes réponses, et qu’elle appelle la personne choisie au sujet de cette étude.',
      someone_else:
        'Mon proche est d’accord, et j’accepte que l’équipe garde ces coordonnées et ces réponses, et qu’elle appelle la personne choisie au sujet de cette étude.',
    },
    en: {
      self: 'I agree that the team keeps these contact details and my answers, and calls the person chosen about this study.',
      someone_else:
        'The person I am answering for agrees, and I agree that the team keeps these contact details and answers, and calls the person chosen about this study.',
    },
  },
}
