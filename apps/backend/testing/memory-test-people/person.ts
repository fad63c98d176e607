import type { UserType } from '@clairmemoire/api-client/schema'
import type { Band } from '@clairmemoire/domain/memory-score'
import type { Answers } from '@clairmemoire/domain/questionnaire'

/** Somebody who takes the memory test, and what a careful nurse would tell them. */
export interface Person {
  who: string
  userType?: UserType
  /** What they answer otherwise than "nothing of it". */
  answers: Answers
  /** The step she would name; "urgent" where she would send for help now. */
  step: Band | 'urgent'
  /** Of the French result: the advice that comes first. */
  firstAdvice?: string
  says?: readonly string[]
  neverSays?: readonly RegExp[]
  /** Why she would say so. */
  because: string
}
