/** What was wrong with a document, for a log: it repeats nothing of the document’s content. */
export interface Problem {
  /** Such as `fr/articles/sleep`. */
  document: string
  /** The way to the part that was left out, such as `body[3].text[0].children[1].url`. */
  field: string
  reason: string
}

/** Is told of what was left out of a document that could be read all the same. */
export type OnProblem = (problem: Problem) => void
