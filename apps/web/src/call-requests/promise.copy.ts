import type { Receipt } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDate, formatMoment, formatTimeZone } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type PartOfDay = Extract<Receipt['callback'], { kind: 'part_of_day' }>['part_of_day']

const parts: Record<PartOfDay, MessageDescriptor> = {
  morning: msg({ id: 'call-requests.call.morning', message: 'le matin' }),
  afternoon: msg({ id: 'call-requests.call.afternoon', message: 'l’après-midi' }),
  any: msg({ id: 'call-requests.call.any', message: 'dans la journée' }),
}

/** The text of `promiseText` for a call whose time has passed. */
export function pastCallText(
  i18n: I18n,
  locale: Locale,
  { callback, call_by }: Pick<Receipt, 'callback' | 'call_by'>,
): string {
  if (callback.kind === 'slot') {
    const moment = formatMoment(locale, callback.starts_at, callback.time_zone)
    return i18n._(msg({ id: 'call-requests.past.at', message: `L’appel était prévu ${moment}` }))
  }
  const part = i18n._(parts[callback.part_of_day])
  const day = formatDate(locale, callback.on ?? call_by)
  return callback.on === undefined
    ? i18n._(msg({ id: 'call-requests.past.by', message: `L’appel était prévu ${part}, au plus tard le ${day}` }))
    : i18n._(msg({ id: 'call-requests.past.on', message: `L’appel était prévu ${part}, le ${day}` }))
}

/** States when the clinic calls: at the chosen time, or in a part of the day, with the last possible day. */
export function promiseText(
  i18n: I18n,
  locale: Locale,
  { callback, call_by }: Pick<Receipt, 'callback' | 'call_by'>,
): string {
  if (callback.kind === 'slot') {
    const moment = formatMoment(locale, callback.starts_at, callback.time_zone)
    return i18n._(msg({ id: 'call-requests.call.at', message: `Nous appelons ${moment}` }))
  }
  const part = i18n._(parts[callback.part_of_day])
  const zone = formatTimeZone(locale, callback.time_zone)
  const day = formatDate(locale, call_by)
  if (callback.on !== undefined)
    return i18n._(msg({ id: 'call-requests.call.on', message: `Nous appelons ${part} (${zone}), le ${day}` }))
  return i18n._(
    msg({ id: 'call-requests.call.by', message: `Nous appelons ${part} (${zone}), au plus tard le ${day}` }),
  )
}
