import type { Callback } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatMoment, formatTimeZone } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { partOfDayLabels } from '../../form-flow/index.ts'

/** When the person wants to be called, by their own clock. */
export function callText(i18n: I18n, locale: Locale, callback: Callback): string {
  if (callback.kind === 'slot') return formatMoment(locale, callback.starts_at, callback.time_zone)
  const part = i18n._(partOfDayLabels[callback.part_of_day])
  const zone = formatTimeZone(locale, callback.time_zone)
  return i18n._(msg({ id: 'desk.call.part', message: `${part} (${zone})` }))
}
