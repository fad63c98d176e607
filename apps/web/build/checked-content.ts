import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Page } from '@clairmemoire/cms-client/page'
import type { Study } from '@clairmemoire/cms-client/study'
import type { StudyListing } from '@clairmemoire/domain/study'
import { catalogue } from '@clairmemoire/studies/catalogue'
import { sampleSites } from '@clairmemoire/studies/sample-sites'
import { type Content, withoutContent } from '../src/platform/content/content.ts'

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
  description: `What stands in for the page ${slug} of the editors`,
  summary: [],
  blocks: [],
})

const studyOf = ({ slug, name }: StudyListing): Study => ({
  slug,
  title: `${name}: a study`,
  version: '1',
  introduction: [],
  questionsToAsk: [],
  page: {
    summary: `What stands in for the text of the study ${name}`,
    checkedOn: '2026-01-01',
    sponsor: '',
    countries: [],
    sources: [],
    whatItTests: [],
    whatHappens: [],
    goodToKnow: [],
  },
})

const recruitingSites = Object.fromEntries(
  Object.entries(sampleSites).map(([code, sites]) => [code, sites.map((site) => ({ ...site, recruiting: true }))]),
)

/** What the pages that stand on content are checked with: the build depends on no service. */
export const checkedContent: Content = {
  ...withoutContent,
  // A study that takes nobody in has no poster, and every page is to be made.
  studySites: async () => recruitingSites,
  studyStates: async () => Object.fromEntries(catalogue.map(({ code }) => [code, 'recruiting'])),
  articles: async () => [article],
  page: async (slug) => pageOf(slug),
  studies: async () => catalogue.map(studyOf),
  study: async (slug) => catalogue.map(studyOf).find((study) => study.slug === slug),
}
