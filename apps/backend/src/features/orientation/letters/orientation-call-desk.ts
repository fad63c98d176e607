import type { Locale } from '@clairmemoire/domain/locale'
import { type CallForDesk, callForDesk } from '../../../calls/call-for-desk.ts'
import type { Clinic } from '../../../clinic/clinic.ts'
import { type Letter, mailLink } from '../../../mail/letter.ts'

/** A call that somebody asked for beside their result. */
export interface AskedCall extends Omit<CallForDesk, 'called' | 'urgent'> {
  /** An answer calls for help now, and the person asked for a call all the same. */
  needsHelpNow: boolean
  firstName: string
  phone: string
  email: string | null
}

/** To the desk, in the desk's language: when to call whom on which number. Of what was answered nothing but that it cannot wait. */
export function orientationCallDesk(
  { firstName, phone, email, needsHelpNow, ...call }: AskedCall,
  clinic: Clinic,
): Letter {
  const text = texts[clinic.deskLocale]
  const called = { name: firstName, phone }
  const more = email === null ? [] : [{ term: text.email, value: [mailLink(email)] }]
  return callForDesk({ ...call, called, ...(needsHelpNow && { urgent: text.urgent }) }, clinic, text.subject, more)
}

const texts = {
  fr: {
    subject: 'Appel à passer',
    email: 'E-mail',
    urgent:
      'Cette personne nous a parlé d’un changement soudain. Appelez-la avant toutes les autres. Si le signe est encore là, dites-lui d’appeler le 15, le 112 ou le 911.',
  },
  en: {
    subject: 'Call to make',
    email: 'Email',
    urgent:
      'This person told us about a sudden change. Call them before anyone else. If it is still happening, tell them to call 911, 15 or 112.',
  },
} satisfies Record<Locale, unknown>
