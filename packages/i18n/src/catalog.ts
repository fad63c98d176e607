import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

/** The messages of one feature, each locale behind its own import so that a page loads one language only. */
export type Catalog = Record<Locale, () => Promise<{ messages: Messages }>>

/** An instance with no message yet: each feature adds its own with `loadCatalog`. */
export function createI18n(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: {} } })
}

/** Adds the catalog's messages in the active locale; done before the feature renders. */
export async function loadCatalog(i18n: I18n, catalog: Catalog): Promise<void> {
  if (!isLocale(i18n.locale)) throw new Error(`No catalog for the locale "${i18n.locale}"`)
  const { messages } = await catalog[i18n.locale]()
  i18n.load(i18n.locale, messages)
}
