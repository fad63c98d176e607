import type { Locale } from '@clairmemoire/domain/locale'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { PageText } from '../../routing/page-text.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { legalCatalog } from './catalog.ts'
import { factsOfSettings } from './facts-of-settings.ts'
import type { LegalText, TextOfFacts } from './text-section.ts'

export interface TextPageData {
  text: LegalText
  /** The day of the text, in words. */
  updated: string
  pageText: PageText
}

/** The text of a page in the language of the site, with the facts of the operator, and its catalog. */
export async function textPageData(
  { i18n, locale, settings }: SiteContext,
  load: (locale: Locale) => Promise<TextOfFacts>,
): Promise<TextPageData> {
  const [textOf] = await Promise.all([load(locale), loadCatalog(i18n, legalCatalog)])
  const text = textOf(factsOfSettings(settings))
  const { title, description } = text
  return { text, updated: formatPlainDate(locale, text.updated), pageText: { title, description } }
}
