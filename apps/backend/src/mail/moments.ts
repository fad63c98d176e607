import type { Callback } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-US' }

const partsOfDay: Record<Locale, Record<'morning' | 'afternoon' | 'any', string>> = {
  fr: {
    morning: 'le matin, de 9 h à 12 h',
    afternoon: 'l’après-midi, de 14 h à 17 h',
    any: 'à tout moment de la journée',
  },
  en: {
    morning: 'in the morning, 9 am to 12 noon',
    afternoon: 'in the afternoon, 2 pm to 5 pm',
    any: 'at any time of the day',
  },
}

/** "mercredi 10 mars 2027", "Wednesday, March 10, 2027". */
export function dateInWords(date: CalendarDate, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))
}

/** The chosen time on the clocks of the visitor, with the zone they saw. */
export function callbackInWords(callback: Callback, locale: Locale): string {
  const zone = callback.time_zone.replaceAll('_', ' ')
  if (callback.kind === 'part_of_day') return `${partsOfDay[locale][callback.part_of_day]} (${zone})`
  const moment = new Intl.DateTimeFormat(tags[locale], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: callback.time_zone,
  })
  return `${moment.format(new Date(callback.starts_at))} (${zone})`
}
