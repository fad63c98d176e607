import { countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { phoneInWords } from '../../contacts/phone-number.ts'
import type { Clinic } from '../clinic.ts'
import type { Letter } from '../letter.ts'

/** A request to be kept informed, as far as mails need it. */
export interface NewsRequest {
  locale: Locale
  reference: string
  firstName: string | null
  email: string
}

/** To the visitor, in the visitor's language: what we keep the address for and how to take it back. */
export function newsRequested(request: NewsRequest, clinic: Clinic): Letter {
  const { locale } = request
  const text = texts[locale]
  const phone = phoneInWords(clinic.phones[countryOfLocale(locale)], countryOfLocale(locale))
  return {
    locale,
    subject: text.subject,
    greeting: text.greeting(request.firstName),
    opening: [text.received],
    facts: [{ term: text.reference, value: request.reference }],
    closing: [text.takeBack(phone, clinic.deskEmail), text.notYou],
    signature: clinic.name,
  }
}

const texts = {
  fr: {
    subject: 'Nous avons bien reçu votre demande',
    greeting: (name: string | null) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    received:
      'Vous avez demandé à recevoir de nos nouvelles. Nous vous écrirons à cette adresse, et seulement pour cela.',
    reference: 'Votre référence',
    takeBack: (phone: string, email: string) =>
      `Une question, ou vous ne souhaitez plus recevoir de nouvelles\u202f? Téléphonez au ${phone} ou écrivez à ${email}, en donnant votre référence.`,
    notYou: 'Si vous n’avez rien demandé, dites-le-nous\u00a0: nous effacerons votre adresse.',
  },
  en: {
    subject: 'We have received your request',
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    received: 'You asked to hear from us. We will write to you at this address, and only for that.',
    reference: 'Your reference',
    takeBack: (phone: string, email: string) =>
      `Do you have a question, or do you no longer want to hear from us? Phone ${phone} or write to ${email}, and give your reference.`,
    notYou: 'If you did not ask for this, tell us: we will erase your address.',
  },
} satisfies Record<Locale, unknown>
