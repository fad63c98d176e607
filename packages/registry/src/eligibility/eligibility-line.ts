export type Side = 'inclusion' | 'exclusion'

/**
 * One line of a register's eligibility text. A heading names a side or a group. A lead-in ends in ":", has lines under it and may
 * itself be a rule.
 */
export interface EligibilityLine {
  role: 'heading' | 'lead-in' | 'rule'
  /** The bullet or number before the text; may be empty. */
  marker: string
  /** The original text without escapes and HTML tags. */
  text: string
  /** Undefined if no heading names a side. */
  side: Side | undefined
  /** The group and lead-ins above the line, outermost first. */
  under: readonly string[]
}
