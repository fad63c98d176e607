import type { Reason } from '@clairmemoire/cms-client/reason'

/** A fault of a document in the repository. */
export interface Fault {
  /** Relative to the content folder, such as `fr/articles/sleep.md`. */
  file: string
  /** Its path in the document as the service answers with it, such as `body[0].text[3]`; empty for the whole file. */
  field: string
  /** Of the field's Markdown, or of the file if there is no field; from 1. */
  line?: number | undefined
  /** The words in question, if any. */
  quotation?: string | undefined
  reason: Reason
}

export type FaultInFile = Omit<Fault, 'file'>
