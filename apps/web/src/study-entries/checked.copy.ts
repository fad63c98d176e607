import type { CalendarDate } from '@clairmemoire/domain/calendar-date'
import type { Locale } from '@clairmemoire/domain/locale'
import { isCheckDue } from '@clairmemoire/domain/study'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The day something was last compared with its sources, and that it was long ago where it was. */
export function checkedText(day: CalendarDate, i18n: I18n, locale: Locale): string {
  const date = formatPlainDate(locale, day)
  const today = new Date().toISOString().slice(0, 10)
  return isCheckDue({ lastChecked: day }, today)
    ? i18n._(
        msg({
          id: 'study-entries.checked-long-ago',
          message: `${date}, il y a plus de 30 jours. Demandez pendant l’appel ce qui a changé.`,
        }),
      )
    : date
}
