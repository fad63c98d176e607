import type { Locale } from '@clairmemoire/domain/locale'
import type { Clinic } from '../../../clinic/clinic.ts'
import { type Letter, mailLink, written } from '../../../mail/letter.ts'
import type { NewsRequest } from './news-requested.ts'

/** To the desk, in the desk's language: someone left an address, and for which news. Never answers. */
export function newsRequestedDesk(request: NewsRequest, clinic: Clinic): Letter {
  const locale = clinic.deskLocale
  const text = texts[locale]
  return {
    locale,
    subject: `${text.subject} ${request.reference}`,
    heading: text.subject,
    greeting: text.greeting,
    opening: [text.received, request.isConfirmed ? text.confirmed : text.unconfirmed],
    facts: [
      ...(request.firstName ? [{ term: text.firstName, value: [written(request.firstName)] }] : []),
      { term: text.email, value: [mailLink(request.email)] },
      { term: text.news, value: newsOf(request, text) },
      { term: text.language, value: text.languages[request.locale] },
      { term: text.reference, value: request.reference },
    ],
    sections: [],
    signature: clinic.name,
  }
}

function newsOf({ isProgramme, isMatched }: NewsRequest, text: (typeof texts)[Locale]): string {
  if (isProgramme) return text.programme
  return isMatched ? text.matched : text.all
}

const texts = {
  fr: {
    subject: 'Coordonnées laissées',
    greeting: 'Bonjour,',
    received: 'Une personne demande à recevoir de nos nouvelles. Aucun appel n’est demandé.',
    confirmed: 'L’adresse est confirmée.',
    unconfirmed: 'L’adresse n’est pas encore confirmée\u00a0: ne lui écrivez pas.',
    firstName: 'Prénom',
    email: 'Adresse',
    news: 'Nouvelles demandées',
    all: 'toutes',
    programme: 'celles du programme',
    matched: 'celles qui peuvent convenir, d’après les réponses gardées',
    language: 'Langue',
    languages: { fr: 'français', en: 'anglais' },
    reference: 'Référence',
  },
  en: {
    subject: 'Contact details left',
    greeting: 'Hello,',
    received: 'Someone asks to hear from us. No call is asked for.',
    confirmed: 'The address is confirmed.',
    unconfirmed: 'The address is not confirmed yet: do not write to it.',
    firstName: 'First name',
    email: 'Address',
    news: 'News asked for',
    all: 'all',
    programme: 'those of the program',
    matched: 'those that may suit, by the answers kept',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
    reference: 'Reference',
  },
} satisfies Record<Locale, unknown>
