import type { Locale } from '@clairmemoire/domain/locale'
import type { Clinic } from '../clinic.ts'
import type { Letter } from '../letter.ts'
import type { NewsRequest } from './news-requested.ts'

/** To the desk, in the desk's language: someone left an address. */
export function newsRequestedDesk(request: NewsRequest, clinic: Clinic): Letter {
  const locale = clinic.deskLocale
  const text = texts[locale]
  return {
    locale,
    subject: `${text.subject} ${request.reference}`,
    greeting: text.greeting,
    opening: [text.received],
    facts: [
      { term: text.reference, value: request.reference },
      ...(request.firstName ? [{ term: text.firstName, value: request.firstName }] : []),
      { term: text.email, value: request.email },
      { term: text.language, value: text.languages[request.locale] },
    ],
    closing: [],
    signature: clinic.name,
  }
}

const texts = {
  fr: {
    subject: 'Coordonnées laissées',
    greeting: 'Bonjour,',
    received: 'Une personne demande à recevoir de nos nouvelles. Aucun appel n’est demandé.',
    reference: 'Référence',
    firstName: 'Prénom',
    email: 'Adresse',
    language: 'Langue',
    languages: { fr: 'français', en: 'anglais' },
  },
  en: {
    subject: 'Contact details left',
    greeting: 'Hello,',
    received: 'Someone asks to hear from us. No call is asked for.',
    reference: 'Reference',
    firstName: 'First name',
    email: 'Address',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
  },
} satisfies Record<Locale, unknown>
