import type { Locale } from '../../../locale/locale.ts'
import type { Answers } from '../../../questionnaire/questionnaire.ts'
import type { StudyCode } from '../../../study/study.ts'
import type { Outcome } from '../../eligibility.ts'

/** A person as a nurse would describe them, with the outcome that a careful nurse would expect, and why. */
export interface Person {
  who: string
  /** The language that the person reads, which has no effect on the outcome. */
  reads: Locale
  /** Answers as the trial finder stores them; without a country, the person lives in the country of the site. */
  answers: Answers
  outcome: Outcome
  /** The study that a nurse would mention first; absent if no study may suit. */
  first?: StudyCode
  because: string
}
