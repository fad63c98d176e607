import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

/** The messages of one feature, each locale behind its own import so that a page loads one language only. */
export type Catalog = Record<Locale, () => Promise<{ messages: Messages }>>

/** One catalog with the messages of several, for a feature that stands on others' words. */
export function joinCatalogs(...catalogs: readonly Catalog[]): Catalog {
  const messagesIn = async (locale: Locale) => {
    const loaded = await Promise.all(catalogs.map((catalog) => catalog[locale]()))
    return { messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) }
  }
  return { fr: () => messagesIn('fr'), en: () => messagesIn('en') }
}

/** An instance with the messages that are there already; each feature adds its own with `loadCatalog`. */
export function createI18n(locale: Locale, messages: Messages = {}): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** What an instance has already. */
const loaded = new WeakMap<I18n, WeakSet<Catalog>>()

/** Adds the catalog's messages in the active locale; done before the feature renders. What is there already is not added again: everything that shows words would render anew. */
export async function loadCatalog(i18n: I18n, catalog: Catalog): Promise<void> {
  if (!isLocale(i18n.locale)) throw new Error(`No catalog for the locale "${i18n.locale}"`)
  const known = loaded.get(i18n) ?? new WeakSet()
  loaded.set(i18n, known)
  if (known.has(catalog)) return
  const { messages } = await catalog[i18n.locale]()
  i18n.load(i18n.locale, messages)
  known.add(catalog)
}
