import { countryOfLocale, localeOfCountry } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode } from '@clairmemoire/domain/study'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import { formatCountry, formatDate, formatMoment } from '@clairmemoire/i18n/formats'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import { partOfDayInWords } from '../../../../calls/part-of-day-words.ts'
import { calledPerson, fullName } from '../../../../calls/promised-call.ts'
import { phoneInWords } from '../../../../clinic/phone-in-words.ts'
import type { TrialSignupRow } from '../trial-signup.table.ts'
import type { Clinic } from '../../../../clinic/clinic.ts'
import {
  type Fact,
  type Letter,
  mailLink,
  type MarkedText,
  phoneLink,
  type Phrase,
  written,
} from '../../../../mail/letter.ts'

/** To the desk, in the desk's language: when to call whom on which number, on whose behalf, and about which study. Never answers. */
export function callRequestedDesk(request: TrialSignupRow, clinic: Clinic): Letter {
  const locale = clinic.deskLocale
  const text = texts[locale]
  const { callback, callBy, country, helper } = request
  const called = calledPerson(request)
  const phone = (e164: string) => phoneLink(e164, phoneInWords(e164, countryOfLocale(locale)))
  return {
    locale,
    subject: `${text.subject} ${request.reference}`,
    heading: text.subject,
    greeting: text.greeting,
    opening: [],
    promise:
      callback.kind === 'slot'
        ? { lead: text.chosen, value: formatMoment(locale, callback.starts_at, callback.time_zone) }
        : { lead: text.open(partOfDayInWords(locale, callback, callBy)), value: formatDate(locale, callBy) },
    facts: [
      { term: text.call, value: [written(called.name)] },
      { term: text.phone, value: [phone(called.phone)] },
      ...fact(text.helperRelation, helper?.relation),
      helper
        ? { term: text.onBehalfOf, value: asking(request, phone) }
        : { term: text.email, value: [mailLink(request.email)] },
      { term: text.about, value: text.respondents[request.respondent] },
      ...fact(text.relation, request.relation),
      { term: text.study, value: studyName(request.trialCode, localeOfCountry(country)) ?? text.noStudy },
      { term: text.callFrom, value: phone(clinic.phones[country]).text },
      { term: text.country, value: formatCountry(locale, country) },
      { term: text.language, value: text.languages[request.locale] },
      { term: text.reference, value: request.reference },
    ],
    sections: [],
    signature: clinic.name,
  }
}

function asking({ firstName, lastName, email, phone }: TrialSignupRow, link: (e164: string) => MarkedText): Phrase {
  const name = written(fullName(firstName, lastName))
  return [name, ', ', mailLink(email), ...(phone === null ? [] : [', ', link(phone)])]
}

function fact(term: string, value: string | null | undefined): Fact[] {
  return value ? [{ term, value: [written(value)] }] : []
}

/** Undefined without a study. */
function studyName(code: StudyCode, locale: Locale): string | undefined {
  const match = trialMatch(code, locale)
  return match.code === noTrialMatch ? undefined : match.name
}

const texts = {
  fr: {
    subject: 'Demande d’appel',
    greeting: 'Bonjour,',
    chosen: 'À appeler le',
    open: (part: string) => `À appeler ${part}, au plus tard le`,
    call: 'Personne à appeler',
    phone: 'Téléphone',
    helperRelation: 'Lien avec qui demande l’appel',
    email: 'E-mail',
    onBehalfOf: 'De la part de',
    about: 'Demande faite pour',
    respondents: { self: 'soi-même', someone_else: 'un proche' },
    relation: 'Lien avec ce proche',
    study: 'Étude',
    noStudy: 'aucune étude en particulier',
    callFrom: 'Numéro depuis lequel appeler',
    country: 'Pays',
    language: 'Langue',
    languages: { fr: 'français', en: 'anglais' },
    reference: 'Référence',
  },
  en: {
    subject: 'Call request',
    greeting: 'Hello,',
    chosen: 'To call on',
    open: (part: string) => `To call ${part}, by`,
    call: 'Person to call',
    phone: 'Phone',
    helperRelation: 'Relation to the one who asks',
    email: 'Email',
    onBehalfOf: 'On behalf of',
    about: 'Asked for',
    respondents: { self: 'themselves', someone_else: 'someone else' },
    relation: 'Relation to that person',
    study: 'Study',
    noStudy: 'no particular study',
    callFrom: 'Number to call from',
    country: 'Country',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
    reference: 'Reference',
  },
} satisfies Record<Locale, unknown>
