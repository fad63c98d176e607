import type { Locale } from '../../../locale/locale.ts'
import type { Answers } from '../../../questionnaire/questionnaire.ts'
import type { StudyCode } from '../../../study/study.ts'
import type { Outcome } from '../../eligibility.ts'

/** A person as a nurse would describe them, with the outcome that a careful nurse would expect, and why. */
export interface Person {
  who: string
  /** The language they read, which decides nothing. */
  reads: Locale
  /** Answers as the trial finder stores them, with the country unless it is the site's. */
  answers: Answers
  outcome: Outcome
  /** The study a nurse would mention first; none where none may suit. */
  first?: StudyCode
  because: string
}
