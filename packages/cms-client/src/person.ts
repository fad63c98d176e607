import type { Image } from './image.ts'
import type { RichText } from './rich-text.ts'

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
