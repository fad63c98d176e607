import type { Reason } from '@clairmemoire/cms-client/reason'

/** A fault of a document in the repository. */
export interface Fault {
  /** The path relative to the content folder, such as `fr/articles/sleep.md`. */
  file: string
  /** The path of the field in the answer of the service, such as `body[0].text[3]`; empty for the whole file. */
  field: string
  /** The line in the Markdown of the field, or in the file if there is no field; counted from 1. */
  line?: number | undefined
  /** The words in question, if any. */
  quotation?: string | undefined
  reason: Reason
}

export type FaultInFile = Omit<Fault, 'file'>
