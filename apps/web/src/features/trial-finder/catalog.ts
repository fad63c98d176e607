import type { Locale } from '@clairmemoire/domain/locale'
import type { Catalog } from '@clairmemoire/i18n/catalog'
import { formFlowCatalog } from '../../form-flow/index.ts'

/** The finder's own messages and those of its forms. */
export const trialFinderCatalog: Catalog = { fr: () => messagesOf('fr'), en: () => messagesOf('en') }

async function messagesOf(locale: Locale) {
  const own = locale === 'fr' ? import('./locales/fr.po') : import('./locales/en.po')
  const [form, finder] = await Promise.all([formFlowCatalog[locale](), own])
  return { messages: { ...form.messages, ...finder.messages } }
}
