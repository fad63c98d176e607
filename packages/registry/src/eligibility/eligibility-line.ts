export type Side = 'inclusion' | 'exclusion'

/**
 * One line of the eligibility text of a register. A heading names a side or a group; a lead-in ends in ":" and has lines under it,
 * and may be a rule itself.
 */
export interface EligibilityLine {
  role: 'heading' | 'lead-in' | 'rule'
  /** The bullet or number before the text, empty for none. */
  marker: string
  /** As written, without escapes and marks of HTML. */
  text: string
  /** Undefined where no heading says it. */
  side: Side | undefined
  /** The group and the lead-ins that the line belongs to, the widest first. */
  under: readonly string[]
}
