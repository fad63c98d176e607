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
