import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'

/** The number of articles on one page of the list. */
export const partSize = 20

/** The fields of an article that lists show. */
export interface ArticleSummary
  extends Pick<ArticleEntry, 'slug' | 'title' | 'description' | 'topics' | 'readingMinutes' | 'sample'> {
  /** The formatted date of the last review by a physician. */
  reviewed: string
}

/** Leaves out the fields that lists do not show, to keep the HTML document small. */
export function summaryOf(entry: ArticleEntry, locale: Locale): ArticleSummary {
  const { slug, title, description, topics, readingMinutes, sample, reviewedOn } = entry
  return { slug, title, description, topics, readingMinutes, sample, reviewed: formatPlainDate(locale, reviewedOn) }
}
