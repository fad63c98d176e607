import type { Callback } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate, formatTime, formatTimeZone } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type PartOfDay = Extract<Callback, { kind: 'part_of_day' }>['part_of_day']

const parts: Record<PartOfDay, MessageDescriptor> = {
  morning: msg({ id: 'trial-finder.call.morning', message: 'Le matin' }),
  afternoon: msg({ id: 'trial-finder.call.afternoon', message: 'L’après-midi' }),
  any: msg({ id: 'trial-finder.call.any', message: 'Le matin ou l’après-midi' }),
}

/** The moment that was asked for, always with its time zone. */
export function callText(i18n: I18n, locale: Locale, callback: Callback): string {
  const zone = formatTimeZone(locale, callback.time_zone)
  if (callback.kind === 'part_of_day') return `${i18n._(parts[callback.part_of_day])} (${zone})`
  const { starts_at, time_zone } = callback
  return `${formatDate(locale, dayIn(starts_at, time_zone))}, ${formatTime(locale, starts_at, time_zone)} (${zone})`
}

/** The calendar date of an instant in a zone; Canadian English writes dates as ISO 8601 does. */
function dayIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant))
}
