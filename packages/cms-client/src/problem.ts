import type { StudyProblem } from '@clairmemoire/domain/study-problems'

/** What was wrong with a document, for a log: it repeats nothing of the document’s content. */
export interface Problem {
  /** Such as `fr/articles/sleep`. */
  document: string
  /** The way to the part that was left out, such as `body[3].text[0].children[1].url`. */
  field: string
  reason: string
  /** Of a rule for studies, which is told in the reader’s language (`studyProblemText`). */
  study?: StudyProblem
}

/** Is told of what was left out of a document that could be read all the same. */
export type OnProblem = (problem: Problem) => void
