import type { Image, RichText } from './rich-text.ts'

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

/** Somebody as a list or a by-line shows them. */
export interface PersonEntry {
  slug: string
  name: string
  role: string
  /** Stands in for a real person, and says so. */
  sample: boolean
  /** Of the media library; a by-line has none, nor has a sample. */
  portrait?: Image
}

export interface Person extends PersonEntry {
  text: RichText
}

/** A word of medicine or research, and what it means. */
export interface GlossaryEntry {
  slug: string
  term: string
  text: RichText
}
