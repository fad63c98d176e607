import { countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { calledPerson } from '../../calls/promised-call.ts'
import { phoneInWords } from '../../contacts/phone-number.ts'
import type { SubmissionRow } from '../../database/schema/submission.ts'
import type { Clinic } from '../clinic.ts'
import type { Letter } from '../letter.ts'
import { callbackInWords, dateInWords } from '../moments.ts'

/** To the desk, in the desk's language: whom to call, on which number and when. Never answers, never the study. */
export function callRequestedDesk(request: SubmissionRow, clinic: Clinic): Letter {
  const locale = clinic.deskLocale
  const text = texts[locale]
  const called = calledPerson(request)
  const phone = phoneInWords(called.phone, countryOfLocale(locale))
  return {
    locale,
    subject: `${text.subject} ${request.reference}`,
    greeting: text.greeting,
    opening: [text.received],
    facts: [
      { term: text.reference, value: request.reference },
      { term: text.callBy, value: dateInWords(request.callBy, locale) },
      { term: text.wantedTime, value: callbackInWords(request.callback, locale) },
      { term: text.call, value: called.name },
      { term: text.phone, value: phone },
      ...(request.helper ? [{ term: text.onBehalfOf, value: `${request.firstName} ${request.lastName}` }] : []),
      { term: text.language, value: text.languages[request.locale] },
    ],
    closing: [],
    signature: clinic.name,
  }
}

const texts = {
  fr: {
    subject: 'Demande d’appel',
    greeting: 'Bonjour,',
    received: 'Une personne demande à être appelée.',
    reference: 'Référence',
    callBy: 'À appeler au plus tard le',
    wantedTime: 'Moment choisi',
    call: 'Personne à appeler',
    phone: 'Téléphone',
    onBehalfOf: 'De la part de',
    language: 'Langue',
    languages: { fr: 'français', en: 'anglais' },
  },
  en: {
    subject: 'Call request',
    greeting: 'Hello,',
    received: 'Someone asks for a call.',
    reference: 'Reference',
    callBy: 'Call by',
    wantedTime: 'Time chosen',
    call: 'Person to call',
    phone: 'Phone',
    onBehalfOf: 'On behalf of',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
  },
} satisfies Record<Locale, unknown>
