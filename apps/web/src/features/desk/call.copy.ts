import type { Callback } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatMoment, formatTimeZone } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type PartOfDay = Extract<Callback, { kind: 'part_of_day' }>['part_of_day']

const parts: Record<PartOfDay, MessageDescriptor> = {
  morning: msg({ id: 'desk.call.morning', message: 'Le matin' }),
  afternoon: msg({ id: 'desk.call.afternoon', message: 'L’après-midi' }),
  any: msg({ id: 'desk.call.any', message: 'À toute heure d’ouverture' }),
}

/** When the person wants to be called, by their own clock. */
export function callText(i18n: I18n, locale: Locale, callback: Callback): string {
  if (callback.kind === 'slot') return formatMoment(locale, callback.starts_at, callback.time_zone)
  const part = i18n._(parts[callback.part_of_day])
  const zone = formatTimeZone(locale, callback.time_zone)
  return i18n._(msg({ id: 'desk.call.part', message: `${part} (${zone})` }))
}
