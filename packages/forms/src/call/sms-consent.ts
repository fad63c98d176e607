import { text } from '../form/form.ts'

/** Asks for the consent to text messages about a call. Text with another meaning needs a new version, which is stored with the consent. */
export const smsConsent = {
  version: 'sms-2026-12',
  question: text('Pouvons-nous envoyer des SMS à ce numéro ?', 'May we send text messages to this number?'),
  hint: text(
    'Facultatif. Des messages sur votre appel et un lien privé, sans un mot sur votre santé. Répondez STOP pour arrêter.',
    'Optional. Messages about your call and a private link, without a word about your health. Reply STOP to end them.',
  ),
  agreement: text('Oui, vous pouvez m’envoyer des SMS', 'Yes, you may send me text messages'),
}
