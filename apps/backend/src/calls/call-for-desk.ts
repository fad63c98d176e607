import type { Callback } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { formatCountry, formatDate, formatLanguage, formatMoment } from '@clairmemoire/i18n/formats'
import { type Clinic, phoneInWords } from '../clinic/clinic.ts'
import {
  deskReference,
  type Action,
  type Fact,
  type Letter,
  type MarkedText,
  phoneLink,
  stopForTeam,
  userText,
} from '../mail/letter.ts'
import { partOfDayInWords } from './call-in-words.ts'

/** A call that the desk has to make. */
export interface CallForDesk {
  reference: string
  locale: Locale
  country: Country
  callback: Callback
  callBy: CalendarDate
  called: { name: string; phone: string }
  /** The reason why this call is urgent; undefined if it is not. */
  urgent?: string
}

/** Writes the mail to the desk, in its language: the time, the person and the number to call, then other facts. */
export function callForDesk(call: CallForDesk, clinic: Clinic, subject: string, more: readonly Fact[]): Letter {
  const locale = clinic.deskLocale
  const text = texts[locale]
  const { callback, callBy, country, called, reference, urgent } = call
  return {
    locale,
    subject: `${urgent === undefined ? '' : `${text.urgent} `}${subject} ${reference}`,
    heading: subject,
    opening: [text.why(clinic.name), ...(urgent === undefined ? [] : [urgent])],
    promise:
      callback.kind === 'slot'
        ? { lead: text.chosen, value: formatMoment(locale, callback.starts_at, callback.time_zone) }
        : {
            lead: text.open(partOfDayInWords(locale, callback, callBy, clinic.calls)),
            value: formatDate(locale, callBy),
          },
    facts: [
      { term: text.call, value: [userText(called.name)] },
      { term: text.phone, value: [phoneForDesk(called.phone, clinic)] },
      ...more,
      { term: text.callFrom, value: phoneForDesk(clinic.phones[country], clinic).text },
      { term: text.country, value: formatCountry(locale, country) },
      { term: text.language, value: formatLanguage(locale, call.locale) },
      deskReference(locale, reference),
    ],
    sections: [],
    action: deskAction(clinic),
    from: clinic,
    stopping: stopForTeam(locale),
  }
}

/** Returns a link to the list of all calls. The link contains nothing about a single call. */
export function deskAction({ sites, deskLocale }: Clinic): Action {
  return { label: texts[deskLocale].openCalls, href: `${sites[deskLocale]}${texts[deskLocale].calls}` }
}

/** Formats a number as in the country of the desk. */
export function phoneForDesk(e164: string, { deskCountry }: Clinic): MarkedText {
  return phoneLink(e164, phoneInWords(e164, deskCountry))
}

const texts = {
  fr: {
    why: (name: string) => `Demande reçue par le site ${name}.`,
    urgent: 'URGENT :',
    openCalls: 'Ouvrir les appels',
    calls: '/secretariat',
    chosen: 'À appeler le',
    open: (part: string) => `À appeler ${part}, au plus tard le`,
    call: 'Personne à appeler',
    phone: 'Téléphone',
    callFrom: 'Numéro depuis lequel appeler',
    country: 'Pays',
    language: 'Langue',
  },
  en: {
    why: (name: string) => `Request received through the ${name} website.`,
    urgent: 'URGENT:',
    openCalls: 'Open the calls',
    calls: '/desk',
    chosen: 'Call on',
    open: (part: string) => `Call ${part}, by`,
    call: 'Person to call',
    phone: 'Phone',
    callFrom: 'Number to call from',
    country: 'Country',
    language: 'Language',
  },
} satisfies Record<Locale, unknown>
