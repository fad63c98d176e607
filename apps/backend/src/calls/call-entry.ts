import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate } from '@clairmemoire/i18n/formats'
import type { Clinic } from '../clinic/clinic.ts'
import { phoneInWords } from '../clinic/phone-in-words.ts'
import { calledInWords } from './called-in-words.ts'
import { partOfDayInWords } from './part-of-day-words.ts'
import type { PromisedCall } from './promised-call.ts'

export interface CallEntry {
  title: string
  description: string
}

/**
 * What a calendar says of a call, in the language of who asked. Calendars are often shared, so the title holds no health
 * word, and nothing names a study (R0-24) or brings a name or a number to a stranger.
 */
export function callEntry(call: PromisedCall, clinic: Clinic): CallEntry {
  const { locale, country, callback, callBy, reference } = call
  const text = texts[locale]
  const called = calledInWords(call)
  const from = phoneInWords(clinic.phones[country], country)
  return {
    title: text.title,
    description: [
      called ? text.call(clinic.name, called.firstName, called.ending, from) : text.callElse(clinic.name, from),
      ...(callback.kind === 'part_of_day'
        ? [text.when(partOfDayInWords(locale, callback, callBy, clinic.calls), formatDate(locale, callBy)), text.once]
        : []),
      text.kind,
      text.reference(reference),
      text.change(from, clinic.deskEmail),
    ].join('\n'),
  }
}

const texts = {
  fr: {
    title: 'Appel téléphonique (10\u00a0minutes)',
    call: (clinic: string, name: string | null, ending: string, from: string) =>
      `${clinic} appelle ${name === null ? '' : `${name} `}au numéro qui se termine par ${ending}, avec le numéro ${from}.`,
    callElse: (clinic: string, from: string) =>
      `${clinic} appelle la personne que vous avez indiquée, avec le numéro ${from}.`,
    when: (part: string, date: string) => `Nous appelons ${part}, au plus tard le ${date}.`,
    once: 'Un seul appel est prévu\u00a0: quand il a eu lieu, effacez les autres jours.',
    kind: 'L’appel dure environ 10\u00a0minutes. Il est gratuit, confidentiel et sans engagement.',
    reference: (reference: string) => `Votre référence\u00a0: ${reference}`,
    change: (phone: string, email: string) =>
      `Pour changer ou annuler\u00a0: téléphonez au ${phone} ou écrivez à ${email}, en donnant votre référence.`,
  },
  en: {
    title: 'Phone call (10\u00a0minutes)',
    call: (clinic: string, name: string | null, ending: string, from: string) =>
      `${clinic} calls ${name === null ? '' : `${name} `}at the number that ends in ${ending}, from the number ${from}.`,
    callElse: (clinic: string, from: string) => `${clinic} calls the person you named, from the number ${from}.`,
    when: (part: string, date: string) => `We call ${part}, by ${date}.`,
    once: 'There is one call only: once it has taken place, delete the other days.',
    kind: 'The call takes about 10\u00a0minutes. It is free, confidential and without obligation.',
    reference: (reference: string) => `Your reference: ${reference}`,
    change: (phone: string, email: string) =>
      `To change or cancel: phone ${phone} or write to ${email}, and give your reference.`,
  },
} satisfies Record<Locale, unknown>
