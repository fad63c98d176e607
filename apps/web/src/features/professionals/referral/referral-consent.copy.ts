import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../../form-flow/index.ts'

/** The word of the doctor that the patient agreed. */
export const referralConsent: ConsentCopy = {
  textVersion: 'referral-2027-01',
  title: msg({ id: 'professionals.referral.consent.title', message: 'L’accord de votre patient, et le vôtre' }),
  paragraphs: [
    msg({
      id: 'professionals.referral.consent.purpose',
      message:
        'Nous gardons cette demande pour appeler votre patient, ou le proche qu’il a choisi, et préparer sa consultation. Elle ne sert à rien d’autre.',
    }),
    msg({
      id: 'professionals.referral.consent.withdrawal',
      message:
        'Il peut changer d’avis à tout moment, par téléphone. Vous le pouvez aussi, par le lien privé de notre e-mail.',
    }),
  ],
  agreement: msg({
    id: 'professionals.referral.consent.agreement',
    message: 'Mon patient est d’accord, et j’accepte que la clinique garde cette demande et l’appelle, ou son proche.',
  }),
}
