import type { Block } from './block.ts'
import type { DrawingName } from './drawing-name.ts'
import type { RichText } from './rich-text.ts'

/** A page whose content is a document. Its texts may name facts of the operator, `{{contactPhone}}`: see `factNames`. */
export interface Page {
  slug: string
  title: string
  /** For search engines and lists. */
  description: string
  /** The last change of the wording, where readers should know of it; `YYYY-MM-DD`. */
  updatedOn?: string
  /** The short version, which stands in a box on top (WCAG 3.1.5); empty where the page is short itself. */
  summary: RichText
  /** Beside the title, where there is room. */
  drawing?: DrawingName
  blocks: readonly Block[]
}
