import type { CmsClient } from '@clairmemoire/cms-client'
import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { GlossaryEntry } from '@clairmemoire/cms-client/entries'
import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Page } from '@clairmemoire/cms-client/page'
import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { StudySites, StudyStates } from '@clairmemoire/domain/study'

const fail = () => Promise.reject(new ContentError({ kind: 'unreachable' }))

/** No service at all: every read fails. What the operator enters comes from none; here it is nothing. */
export const withoutContent: Content = {
  footer: fail,
  articles: fail,
  article: fail,
  page: fail,
  studies: fail,
  study: fail,
  glossary: fail,
  studySites: async () => ({}),
  studyStates: async () => ({}),
}

/** Where readers reach the content service and its files: on the site's own origin. */
export const contentPath = '/cms'

/** What pages read from the content service and of their operator, in the language of the site; undefined is what that language does not have. A read that fails rejects. */
export interface Content {
  footer: () => Promise<Footer | undefined>
  /** The latest first. */
  articles: () => Promise<readonly ArticleEntry[]>
  article: (slug: string) => Promise<Article | undefined>
  page: (slug: string) => Promise<Page | undefined>
  /** Every study, of whichever site, with its texts in this language; for one that cannot be read, its last good one of these. */
  studies: (lastGood?: readonly StudyDocument[]) => Promise<readonly StudyDocument[]>
  study: (slug: string) => Promise<StudyDocument | undefined>
  /** The words that texts explain where they stand. */
  glossary: () => Promise<readonly GlossaryEntry[]>
  /** Sites that the operator entered, in place of those in the documents. */
  studySites: () => Promise<StudySites>
  /** What the clinic has said last of its studies. */
  studyStates: () => Promise<StudyStates>
}

/** The content of one language. */
export function contentOf(
  client: CmsClient,
  locale: Locale,
  ofClinic: Pick<Content, 'studySites' | 'studyStates'>,
): Content {
  return {
    footer: () => client.readFooter(locale),
    articles: () => client.readArticles(locale),
    article: (slug) => client.readArticle(locale, slug),
    page: (slug) => client.readPage(locale, slug),
    studies: (lastGood) => client.readStudies(locale, lastGood),
    study: (slug) => client.readStudy(locale, slug),
    glossary: () => client.readGlossary(locale),
    ...ofClinic,
  }
}

/** Whether it says that content could not be read; by its name, for the built pages bring a class of their own. */
export function isContentError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentError'
}
