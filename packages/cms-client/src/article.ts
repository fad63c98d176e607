import type { Block } from './block.ts'
import type { ArticleEntry, ArticleLink, PersonEntry } from './entries.ts'

export { type ArticleEntry, type ArticleLink, changedOn, type Topic, topics } from './entries.ts'

export interface Article extends ArticleEntry {
  author: PersonEntry
  /** Who has checked it as a health text. */
  reviewer: PersonEntry
  nextReview: string
  related: readonly ArticleLink[]
  /** The short version: a few sentences that stand before the article. */
  short: readonly string[]
  sources: readonly Source[]
  body: readonly Block[]
}

export interface Source {
  title: string
  /** One that `allowedLink` lets through; without it the source is named only. */
  href?: string
}
