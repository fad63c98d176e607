import type { Locale } from '@clairmemoire/domain/locale'
import type { Article, ArticleEntry } from './article.ts'
import type { Footer } from './footer.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { Page } from './page.ts'
import type { Person } from './person.ts'
import type { OnProblem } from './problem.ts'

/** Fetches as the platform does; ends with the signal. */
export type Fetch = (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>

export interface CmsClientOptions {
  /** Where the service is, without a slash at the end, such as `http://127.0.0.1:8082`, or `/cms` on the site's own origin. */
  origin: string
  fetch?: Fetch
  /** Milliseconds for a whole answer. */
  timeout: number
  onProblem?: OnProblem
}

/** A part of a long list: `page` counts from 1, `pageSize` is at most 100. */
export interface ListPart {
  page: number
  pageSize: number
}

/** Typed reads. Each rejects with a `ContentError` and nothing else; what the language does not have is undefined. */
export interface CmsClient {
  readFooter: (locale: Locale) => Promise<Footer | undefined>
  /** The latest first; every one of them unless a part is asked for. */
  readArticles: (locale: Locale, part?: ListPart) => Promise<readonly ArticleEntry[]>
  readArticle: (locale: Locale, slug: string) => Promise<Article | undefined>
  readPage: (locale: Locale, slug: string) => Promise<Page | undefined>
  readPerson: (locale: Locale, slug: string) => Promise<Person | undefined>
  readGlossary: (locale: Locale) => Promise<readonly GlossaryEntry[]>
}
