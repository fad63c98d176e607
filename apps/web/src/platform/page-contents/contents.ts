import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Messages } from '@lingui/core'

/** What a page to read was made of, and of a form the footer it may have. It stands in the document as text already, so beside it there it takes few bytes. */
export interface PageContents {
  /** Those that stand on the page, and those that are needed when nothing can be loaded any more; a form loads its own. */
  messages?: Messages
  footer: Footer
  /** What the loader of the page returned; absent where NotFound is shown. */
  data?: unknown
}
