import type { Locale } from '@clairmemoire/domain/locale'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import type { PageText } from '../../routing/page-text.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { legalCatalog } from './catalog.ts'
import { factsOfSettings } from './facts-of-settings.ts'
import type { LegalText, TextOfFacts } from './text-section.ts'

interface TextPageData {
  text: LegalText
  pageText: PageText
}

type Load = (page: { context: SiteContext }) => Promise<TextPageData>

/** The text of a page in the language of the site, with the facts of the operator, and its catalog. */
export function loaderOf(load: (locale: Locale) => Promise<TextOfFacts>): Load {
  return async ({ context: { i18n, locale, settings } }) => {
    const [textOf] = await Promise.all([load(locale), loadCatalog(i18n, legalCatalog)])
    const text = textOf(factsOfSettings(settings))
    return { text, pageText: text }
  }
}
