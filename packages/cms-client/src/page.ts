import type { Block } from './block.ts'
import type { DrawingName } from './drawing-name.ts'
import type { RichText } from './rich-text.ts'

/** A page whose content is a document. Its texts may name facts of the operator, `{{contactPhone}}`: see `factNames`. */
export interface Page {
  slug: string
  title: string
  /** For search engines and lists. */
  description: string
  /** The date of the last change in wording, if readers should know it; `YYYY-MM-DD`. */
  updatedOn?: string
  /** A summary in a box at the top (WCAG 3.1.5); empty for short pages. */
  summary: RichText
  /** Shown beside the title on wide screens. */
  drawing?: DrawingName
  blocks: readonly Block[]
}
