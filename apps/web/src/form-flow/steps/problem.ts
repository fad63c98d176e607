import type { ErrorCode } from '@clairmemoire/api-client/errors'
import type { AnswerProblem } from '@clairmemoire/domain/questionnaire'

export type ProblemCode = AnswerProblem | ErrorCode

/** What is wrong with one input of a step. */
export interface StepProblem {
  /** The id of the input. */
  field: string
  code: ProblemCode
}
