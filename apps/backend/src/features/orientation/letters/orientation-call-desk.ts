import type { Callback } from '@clairmemoire/api-client/schema'
import { type Country, countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { formatCountry, formatDate, formatMoment } from '@clairmemoire/i18n/formats'
import { partOfDayInWords } from '../../../calls/part-of-day-words.ts'
import type { Clinic } from '../../../clinic/clinic.ts'
import { phoneInWords } from '../../../clinic/phone-in-words.ts'
import { type Letter, mailLink, phoneLink, written } from '../../../mail/letter.ts'

/** A call that somebody asked for beside their result. */
export interface AskedCall {
  reference: string
  locale: Locale
  country: Country
  firstName: string
  phone: string
  email: string | null
  callback: Callback
  callBy: CalendarDate
}

/** To the desk, in the desk's language: when to call whom on which number. Nothing of what was answered or what follows. */
export function orientationCallDesk(call: AskedCall, clinic: Clinic): Letter {
  const locale = clinic.deskLocale
  const text = texts[locale]
  const { callback, callBy, country, email } = call
  const phone = (e164: string) => phoneLink(e164, phoneInWords(e164, countryOfLocale(locale)))
  return {
    locale,
    subject: `${text.subject} ${call.reference}`,
    heading: text.subject,
    greeting: text.greeting,
    opening: [],
    promise:
      callback.kind === 'slot'
        ? { lead: text.chosen, value: formatMoment(locale, callback.starts_at, callback.time_zone) }
        : { lead: text.open(partOfDayInWords(locale, callback, callBy)), value: formatDate(locale, callBy) },
    facts: [
      { term: text.call, value: [written(call.firstName)] },
      { term: text.phone, value: [phone(call.phone)] },
      ...(email === null ? [] : [{ term: text.email, value: [mailLink(email)] }]),
      { term: text.callFrom, value: phone(clinic.phones[country]).text },
      { term: text.country, value: formatCountry(locale, country) },
      { term: text.language, value: text.languages[call.locale] },
      { term: text.reference, value: call.reference },
    ],
    sections: [],
    signature: clinic.name,
  }
}

const texts = {
  fr: {
    subject: 'Appel à passer',
    greeting: 'Bonjour,',
    chosen: 'À appeler le',
    open: (part: string) => `À appeler ${part}, au plus tard le`,
    call: 'Personne à appeler',
    phone: 'Téléphone',
    email: 'E-mail',
    callFrom: 'Numéro depuis lequel appeler',
    country: 'Pays',
    language: 'Langue',
    languages: { fr: 'français', en: 'anglais' },
    reference: 'Référence',
  },
  en: {
    subject: 'Call to make',
    greeting: 'Hello,',
    chosen: 'To call on',
    open: (part: string) => `To call ${part}, by`,
    call: 'Person to call',
    phone: 'Phone',
    email: 'Email',
    callFrom: 'Number to call from',
    country: 'Country',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
    reference: 'Reference',
  },
} satisfies Record<Locale, unknown>
