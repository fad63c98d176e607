import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'

/** How many articles a page of the list shows, however many there are. */
export const partSize = 20

/** What a list says of an article. */
export interface ArticleSummary
  extends Pick<ArticleEntry, 'slug' | 'title' | 'description' | 'topics' | 'readingMinutes' | 'sample'> {
  /** The day a physician last read it, in words. */
  reviewed: string
}

/** Without what lists do not say, which would travel with the document. */
export function summaryOf(entry: ArticleEntry, locale: Locale): ArticleSummary {
  const { slug, title, description, topics, readingMinutes, sample, reviewedOn } = entry
  return { slug, title, description, topics, readingMinutes, sample, reviewed: formatPlainDate(locale, reviewedOn) }
}
