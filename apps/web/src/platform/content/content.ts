import type { Article, ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Footer } from '@clairmemoire/cms-client/footer'
import type { GlossaryEntry } from '@clairmemoire/cms-client/glossary'
import type { Page } from '@clairmemoire/cms-client/page'
import type { Study } from '@clairmemoire/cms-client/study'
import type { StudySites } from '@clairmemoire/domain/study'

/** What pages read from the content service and of their operator, in the language of the site; undefined is what that language does not have. A read that fails rejects. */
export interface Content {
  footer: () => Promise<Footer | undefined>
  /** The latest first. */
  articles: () => Promise<readonly ArticleEntry[]>
  article: (slug: string) => Promise<Article | undefined>
  page: (slug: string) => Promise<Page | undefined>
  /** What people read of each study that the language has a text of. */
  studies: () => Promise<readonly Study[]>
  study: (slug: string) => Promise<Study | undefined>
  /** The words that texts explain where they stand. */
  glossary: () => Promise<readonly GlossaryEntry[]>
  /** Where the studies take people in, as the operator has entered it. */
  studySites: () => Promise<StudySites>
}
