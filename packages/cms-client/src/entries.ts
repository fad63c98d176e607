import type { Image, RichText } from './rich-text.ts'

export const topics = ['memory', 'consultation', 'lifestyle', 'medicines', 'research', 'relatives'] as const

export type Topic = (typeof topics)[number]

/** An article as other pages link to it. */
export interface ArticleLink {
  slug: string
  title: string
}

/** An article as lists show it. Dates are `YYYY-MM-DD`. */
export interface ArticleEntry extends ArticleLink {
  description: string
  topics: readonly Topic[]
  publishedOn: string
  reviewedOn: string
  /** Whole minutes, at least one. */
  readingMinutes: number
  /** A placeholder for a text that a physician has reviewed, marked as such. */
  sample: boolean
}

/** The date on which an article was last published or reviewed. */
export function changedOn({ publishedOn, reviewedOn }: Pick<ArticleEntry, 'publishedOn' | 'reviewedOn'>): string {
  return publishedOn > reviewedOn ? publishedOn : reviewedOn
}

/** A person as a list or by-line shows them. */
export interface PersonEntry {
  slug: string
  name: string
  role: string
  /** A placeholder for a real person, marked as such. */
  sample: boolean
  /** From the media library; absent in by-lines and samples. */
  portrait?: Image
}

export interface Person extends PersonEntry {
  text: RichText
}

/** A word of medicine or research, and its meaning. */
export interface GlossaryEntry {
  slug: string
  term: string
  text: RichText
}
