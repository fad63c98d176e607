import type { Locale } from '@clairmemoire/domain/locale'

/** A length of time: "1,5 heure", "2 hours". */
export function formatHours(locale: Locale, hours: number): string {
  const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  return unit.format(hours).replaceAll(/\s/g, '\u00a0')
}
