import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Page } from '@clairmemoire/cms-client/page'
import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Content, withoutContent } from '../src/platform/content/content.ts'
import type { PathMatch } from '../src/routing/public-paths.ts'
import { siteMap } from '../src/routing/site-map.ts'

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

const pageOf = (slug: string): Page => ({
  slug,
  title: `Page ${slug}`,
  description: `A placeholder for the page ${slug} of the editors`,
  summary: [],
  blocks: [],
})

/**
 * One sample study for each site, in its language. It recruits, because every page must be rendered and other studies have no poster page.
 */
const studyIn = (locale: Locale): StudyDocument => ({
  code: 'SAMPLE',
  name: 'SAMPLE',
  slug: 'sample',
  locale,
  language: locale,
  kind: 'medicine',
  registryIds: [],
  status: 'recruiting',
  lastChecked: '2026-01-01',
  procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
  criteria: [{ id: 'age', kind: 'age_between', min: 50 }],
  sites: [],
  sponsor: '',
  countries: [],
  title: 'SAMPLE: a study',
  version: '1',
  introduction: [],
  questionsToAsk: [],
  page: {
    summary: 'A placeholder for the text of a study',
    sources: [],
    whatItTests: [],
    whatHappens: [],
    visits: [],
    goodToKnow: [],
  },
})

/** The pages of that study. */
export const checkedStudyPaths: readonly PathMatch[] = siteMap
  .filter(({ ofStudy }) => ofStudy)
  .map((page) => ({ page, params: { trial_name: 'sample' } }))

/** Content with which the build renders pages to check them, so that the build needs no service. */
export const checkedContent = (locale: Locale): Content => ({
  ...withoutContent,
  articles: async () => [article],
  page: async (slug) => pageOf(slug),
  studies: async () => [studyIn(locale)],
  study: async (slug) => (slug === 'sample' ? studyIn(locale) : undefined),
})
