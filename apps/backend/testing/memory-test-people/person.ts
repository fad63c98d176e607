import type { UserType } from '@clairmemoire/api-client/schema'
import type { Band } from '@clairmemoire/domain/memory-score'
import type { Answers } from '@clairmemoire/domain/questionnaire'

/** A person who takes the memory test, and the advice of a careful nurse. */
export interface Person {
  who: string
  userType?: UserType
  /** The answers that differ from `calmAnswers`. */
  answers: Answers
  /** The step that the nurse would advise; "urgent" for an emergency. */
  step: Band | 'urgent'
  /** The first advice of the French result. */
  firstAdvice?: string
  says?: readonly string[]
  neverSays?: readonly RegExp[]
  /** The nurse's reason for the advice. */
  because: string
}
