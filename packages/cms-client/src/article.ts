import type { Block } from './block.ts'
import type { ArticleEntry, ArticleLink, PersonEntry } from './entries.ts'

export { type ArticleEntry, type ArticleLink, changedOn, type Topic, topics } from './entries.ts'

export interface Article extends ArticleEntry {
  author: PersonEntry
  /** The person who checked it as a health text. */
  reviewer: PersonEntry
  nextReview: string
  related: readonly ArticleLink[]
  /** A few sentences at the top of the article. */
  short: readonly string[]
  sources: readonly Source[]
  body: readonly Block[]
}

export interface Source {
  title: string
  /** Allowed by `allowedLink`; absent if the source is only named. */
  href?: string
}
