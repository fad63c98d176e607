import type { Reason } from './reasons/reason.ts'

/** A problem in a document, for a log: it repeats none of the document’s content. */
export interface Problem {
  /** The document, such as `fr/articles/sleep`. */
  document: string
  /** Path of the skipped part, such as `body[3].text[0].children[1].url`. */
  field: string
  reason: Reason
}

export type FieldProblem = Pick<Problem, 'field' | 'reason'>

/** This function is called for every part that is skipped in an otherwise readable document. */
export type OnProblem = (problem: Problem) => void
