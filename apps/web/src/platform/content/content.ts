import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { GlossaryEntry } from '@clairmemoire/cms-client/entries'
import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Page } from '@clairmemoire/cms-client/page'
import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { StudySites, StudyStates } from '@clairmemoire/domain/study'

const fail = () => Promise.reject(new ContentError({ kind: 'unreachable' }))

/** Content without a content service: its reads reject, and the operator's facts are empty. */
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

/**
 * The path of the data and messages of a page. The query `page` names the page; `country` is the visitor's country if it is not that of the
 * site.
 */
export const pageContentsPath = '/page-contents.json'

/**
 * Documents of the content service in the language of the site, and facts about the studies. A document that does not exist in that
 * language is undefined. A failed read rejects.
 */
export interface Content {
  footer: () => Promise<Footer | undefined>
  /** The articles, the latest first. */
  articles: () => Promise<readonly ArticleEntry[]>
  article: (slug: string) => Promise<Article | undefined>
  page: (slug: string) => Promise<Page | undefined>
  /**
   * The studies of both sites, with their texts in this language. An unreadable study is replaced by its last valid version in `lastGood`.
   */
  studies: (lastGood?: readonly StudyDocument[]) => Promise<readonly StudyDocument[]>
  study: (slug: string) => Promise<StudyDocument | undefined>
  /** The hard words that pages explain in the text. */
  glossary: () => Promise<readonly GlossaryEntry[]>
  /** Sites that the operator entered, which replace those in the documents. */
  studySites: () => Promise<StudySites>
  /** The state of each study as the clinic last set it at the backend. */
  studyStates: () => Promise<StudyStates>
}

/**
 * Whether an error means that content could not be read. It is checked by name, because the built pages have their own copy of the class.
 */
export function isContentError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentError'
}
