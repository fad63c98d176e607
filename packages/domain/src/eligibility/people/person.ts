import type { Locale } from '../../locale/locale.ts'
import type { Answers } from '../../questionnaire/questionnaire.ts'
import type { StudyCode } from '../../study/study.ts'
import type { Outcome } from '../eligibility.ts'

/** A person as a nurse would describe them, with the outcome a careful one would give and why. */
export interface Person {
  who: string
  /** The language they read in, which decides nothing. */
  reads: Locale
  /** As the trial finder keeps them; the country among them, unless the site's own is meant. */
  answers: Answers
  outcome: Outcome
  /** The study the nurse would speak of first; none where none may suit. */
  first?: StudyCode
  because: string
}
