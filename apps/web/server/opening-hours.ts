import type { Locale } from '@clairmemoire/domain/locale'
import { formatTime } from '@clairmemoire/i18n/formats'
import type { Hours } from '@clairmemoire/settings/kinds'

/** When the telephone is answered: "du lundi au vendredi, de 9 h à 12 h et de 14 h à 17 h". */
export function openingHours(locale: Locale, { morning, afternoon }: Record<'morning' | 'afternoon', Hours>): string {
  const span = ({ opens, closes }: Hours) =>
    locale === 'fr'
      ? `de ${clock(locale, opens)} à ${clock(locale, closes)}`
      : `${clock(locale, opens)} to ${clock(locale, closes)}`
  return locale === 'fr'
    ? `du lundi au vendredi, ${span(morning)} et ${span(afternoon)}`
    : `Monday to Friday, ${span(morning)} and ${span(afternoon)}`
}

function clock(locale: Locale, minuteOfDay: number): string {
  return formatTime(locale, new Date(minuteOfDay * 60_000).toISOString(), 'UTC')
}
