import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Content } from '../src/platform/content/content.ts'
import { withoutContent } from '../src/platform/content/without-content.ts'

const article: ArticleEntry = {
  slug: 'article',
  title: 'Article',
  description: '',
  topics: ['memory'],
  publishedOn: '2026-01-01',
  reviewedOn: '2026-01-01',
  readingMinutes: 1,
  sample: true,
}

/** What the pages that stand on content are checked with: the build depends on no service. */
export const checkedContent: Content = { ...withoutContent, articles: async () => [article] }
