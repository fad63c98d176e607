import type { Block } from './block.ts'

/** A page whose content is a document. */
export interface Page {
  slug: string
  title: string
  /** For search engines and lists. */
  description: string
  blocks: readonly Block[]
}
