import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

/** The messages of one feature, with one dynamic import per locale, so that a page loads one language only. */
export type Catalog = Record<Locale, () => Promise<{ messages: Messages }>>

/** Joins several catalogs, for a feature that uses other features' messages. */
export function joinCatalogs(...catalogs: readonly Catalog[]): Catalog {
  const messagesIn = async (locale: Locale) => {
    const loaded = await Promise.all(catalogs.map((catalog) => catalog[locale]()))
    return { messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) }
  }
  return { fr: () => messagesIn('fr'), en: () => messagesIn('en') }
}

/** Creates an instance with initial messages; each feature adds its own with `loadCatalog`. */
export function createI18n(locale: Locale, messages: Messages = {}): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** Catalogs that an instance has loaded. */
const loaded = new WeakMap<I18n, WeakSet<Catalog>>()

/**
 * Adds a catalog's messages in the active locale, before the feature renders. A loaded catalog is not added again, because that
 * would re-render every translated component.
 */
export async function loadCatalog(i18n: I18n, catalog: Catalog): Promise<void> {
  if (!isLocale(i18n.locale)) throw new Error(`No catalog for the locale "${i18n.locale}"`)
  const known = loaded.get(i18n) ?? new WeakSet()
  loaded.set(i18n, known)
  if (known.has(catalog)) return
  const { messages } = await catalog[i18n.locale]()
  i18n.load(i18n.locale, messages)
  known.add(catalog)
}
