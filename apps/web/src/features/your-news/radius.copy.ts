import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatDistance } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const radiusLabel = msg({ id: 'your-news.radius', message: 'Jusqu’à quelle distance ?' })

const radii = [50, 100, 300] as const

/** In kilometres in France, in miles in the United States. */
export function radiusOptions(i18n: I18n, locale: Locale, country: Country): { id: string; label: string }[] {
  const unit = country === 'FR' ? 'km' : 'mi'
  return radii.map((value) => {
    const distance = formatDistance(locale, { value, unit })
    return { id: String(value), label: i18n._(msg({ id: 'your-news.radius.within', message: `${distance} au plus` })) }
  })
}
