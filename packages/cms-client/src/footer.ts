/** Content of many pages: the link groups of the footer (R2-81), in the editors' order, and facts that the clinic publishes about itself. */
export interface Footer {
  groups: readonly FooterGroup[]
  /** Absent if the clinic has published none. */
  facts?: ClinicFacts
}

export interface FooterGroup {
  title: string
  entries: readonly FooterEntry[]
}

export interface FooterEntry {
  /** The link text. */
  name: string
  /** Allowed by `allowedLink`. */
  link: string
  /** A description of the target. */
  text?: string
}

/** Facts that visitors ask for first, in the order in which they are shown. */
export const clinicFactNames = [
  'price',
  'reimbursement',
  'visitLength',
  'address',
  'openingHours',
  'answerTime',
] as const

export type ClinicFactName = (typeof clinicFactNames)[number]

/** One line each; an absent fact is not mentioned anywhere. */
export type ClinicFacts = Readonly<Partial<Record<ClinicFactName, string>>>
