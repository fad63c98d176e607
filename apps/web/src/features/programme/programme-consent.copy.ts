import { msg } from '@lingui/core/macro'
import type { ConsentCopy } from '../../form-flow/index.ts'

/** To be written to about the programme. */
export const programmeConsent: ConsentCopy = {
  textVersion: 'programme-2026-12',
  title: msg({ id: 'programme.consent.title', message: 'Votre accord pour nos e-mails' }),
  paragraphs: [
    msg({
      id: 'programme.consent.purpose',
      message: 'Nous gardons votre adresse pour vous écrire au sujet de MemHop. Elle ne sert à rien d’autre.',
    }),
    msg({
      id: 'programme.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment : il suffit de nous appeler ou de nous écrire.',
    }),
  ],
  agreement: msg({
    id: 'programme.consent.agreement',
    message: 'J’accepte que la clinique garde mon adresse et m’écrive au sujet de MemHop.',
  }),
}
