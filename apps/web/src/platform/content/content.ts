import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { GlossaryEntry } from '@clairmemoire/cms-client/entries'
import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Page } from '@clairmemoire/cms-client/page'
import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { StudySites, StudyStates } from '@clairmemoire/domain/study'

const fail = () => Promise.reject(new ContentError({ kind: 'unreachable' }))

/** No content service: every read rejects, and the operator's facts are empty. */
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

/** The path of the content service and its files on the site's own origin. */
export const contentPath = '/cms'

/** The path of content that the site server has validated: `/content/study/mk2214`. */
export const readPath = '/content'

/** The path of the data and messages of the page in the query `page`, for the `country` of a visitor of another one. */
export const pageContentsPath = '/page-contents.json'

/**
 * Content of the service and facts of the operator, in the language of the site; undefined if that language does not have it. Rejects if a
 * read fails.
 */
export interface Content {
  footer: () => Promise<Footer | undefined>
  /** The latest first. */
  articles: () => Promise<readonly ArticleEntry[]>
  article: (slug: string) => Promise<Article | undefined>
  page: (slug: string) => Promise<Page | undefined>
  /** Every study, of either site, with its texts in this language; an unreadable one is replaced by its last valid version in `lastGood`. */
  studies: (lastGood?: readonly StudyDocument[]) => Promise<readonly StudyDocument[]>
  study: (slug: string) => Promise<StudyDocument | undefined>
  /** The hard words that texts explain in place. */
  glossary: () => Promise<readonly GlossaryEntry[]>
  /** Sites that the operator entered, which replace those in the documents. */
  studySites: () => Promise<StudySites>
  /** The clinic's latest statements about its studies. */
  studyStates: () => Promise<StudyStates>
}

/** Whether an error means that content could not be read; checked by name, because the built pages have their own copy of the class. */
export function isContentError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentError'
}
