import type { CmsClient } from '@clairmemoire/cms-client'
import type { Locale } from '@clairmemoire/domain/locale'
import type { StudySites } from '@clairmemoire/domain/study'
import type { Content } from './content.ts'

/** The content of one language. */
export function contentOf(client: CmsClient, locale: Locale, studySites: () => Promise<StudySites>): Content {
  return {
    footer: () => client.readFooter(locale),
    articles: () => client.readArticles(locale),
    article: (slug) => client.readArticle(locale, slug),
    page: (slug) => client.readPage(locale, slug),
    studies: () => client.readStudies(locale),
    study: (slug) => client.readStudy(locale, slug),
    glossary: () => client.readGlossary(locale),
    studySites,
  }
}
