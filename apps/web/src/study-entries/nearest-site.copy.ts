import type { Locale } from '@clairmemoire/domain/locale'
import { formatDistance } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Distance = Parameters<typeof formatDistance>[1]

/** The nearest site of a study; a distance of 0 means the same area. */
export function nearestSiteText(i18n: I18n, locale: Locale, city: string, site: Distance): string {
  const distance = formatDistance(locale, site)
  return i18n._(
    site.value === 0
      ? msg({ id: 'study-entries.nearby', message: `Lieu d’étude le plus proche : ${city}, dans votre région.` })
      : msg({ id: 'study-entries.nearest', message: `Lieu d’étude le plus proche : ${city}, à environ ${distance}.` }),
  )
}
