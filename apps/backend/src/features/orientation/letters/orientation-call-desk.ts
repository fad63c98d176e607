import type { Locale } from '@clairmemoire/domain/locale'
import { type CallForDesk, callForDesk } from '../../../calls/call-for-desk.ts'
import type { Clinic } from '../../../clinic/clinic.ts'
import { type Letter, mailLink } from '../../../mail/letter.ts'

/** A call that somebody asked for beside their result. */
export interface AskedCall extends Omit<CallForDesk, 'called'> {
  firstName: string
  phone: string
  email: string | null
}

/** To the desk, in the desk's language: when to call whom on which number. Nothing of what was answered or what follows. */
export function orientationCallDesk({ firstName, phone, email, ...call }: AskedCall, clinic: Clinic): Letter {
  const text = texts[clinic.deskLocale]
  const called = { name: firstName, phone }
  const more = email === null ? [] : [{ term: text.email, value: [mailLink(email)] }]
  return callForDesk({ ...call, called }, clinic, text.subject, more)
}

const texts = {
  fr: { subject: 'Appel à passer', email: 'E-mail' },
  en: { subject: 'Call to make', email: 'Email' },
} satisfies Record<Locale, unknown>
