import type { Block } from './block.ts'
import type { PersonEntry } from './person.ts'

export const topics = ['memory', 'consultation', 'lifestyle', 'medicines', 'research', 'relatives'] as const

export type Topic = (typeof topics)[number]

/** An article where another page only names it. */
export interface ArticleLink {
  slug: string
  title: string
}

/** An article as lists show it. A day is `YYYY-MM-DD`. */
export interface ArticleEntry extends ArticleLink {
  description: string
  topics: readonly Topic[]
  publishedOn: string
  reviewedOn: string
  /** Whole minutes, at least one. */
  readingMinutes: number
  /** Stands in for a text that a physician has reviewed, and says so. */
  sample: boolean
}

/** The day on which an article was last published or reviewed. */
export function changedOn({ publishedOn, reviewedOn }: Pick<ArticleEntry, 'publishedOn' | 'reviewedOn'>): string {
  return publishedOn > reviewedOn ? publishedOn : reviewedOn
}

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
