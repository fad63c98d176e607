import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import type { I18n } from '@lingui/core'

export function localeOf({ locale }: I18n): Locale {
  return isLocale(locale) ? locale : 'fr'
}
