import type { RichText } from './rich-text.ts'

/** A word of medicine or research, and what it means. */
export interface GlossaryEntry {
  slug: string
  term: string
  text: RichText
}
