import type { Callback } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { formatTime, formatZoneBeside } from '@clairmemoire/i18n/formats'
import { type CallDesk, hoursOf, type PartOfDay } from '../clinic/call-desk.ts'
import { instantAt } from '../platform/calendar/zoned-time.ts'

type PartOfDayCallback = Extract<Callback, { kind: 'part_of_day' }>

const parts: Record<Locale, Record<PartOfDay, string>> = {
  fr: { morning: 'le matin', afternoon: 'l’après-midi', any: 'le matin ou l’après-midi' },
  en: { morning: 'in the morning', afternoon: 'in the afternoon', any: 'in the morning or in the afternoon' },
}

/** With its hours on that day: "le matin, entre 9 h et 12 h (heure de Paris)", "in the morning, between 9:00 AM and 12:00 PM Eastern Time". */
export function partOfDayInWords(
  locale: Locale,
  callback: PartOfDayCallback,
  date: CalendarDate,
  desk: CallDesk,
): string {
  const { part_of_day: part, time_zone: timeZone } = callback
  const { opens, closes } = hoursOf(desk, part)
  const time = (minute: number) => formatTime(locale, instantAt(date, minute, timeZone).toISOString(), timeZone)
  const hours =
    locale === 'fr' ? `entre ${time(opens)} et ${time(closes)}` : `between ${time(opens)} and ${time(closes)}`
  return `${parts[locale][part]}, ${hours} ${formatZoneBeside(locale, timeZone)}`
}
