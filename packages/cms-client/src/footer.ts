/** What stands on many pages: the groups of links at their end (R2-81), in the order of the editors, and what the clinic says of itself. */
export interface Footer {
  groups: readonly FooterGroup[]
  /** Absent where the clinic has written none. */
  facts?: ClinicFacts
}

export interface FooterGroup {
  title: string
  entries: readonly FooterEntry[]
}

export interface FooterEntry {
  /** The words of the link. */
  name: string
  /** One that `allowedLink` lets through. */
  link: string
  /** What is behind the link, for who wants to know more. */
  text?: string
}

/** What a visitor asks first, in the order in which it is asked. */
export const clinicFactNames = [
  'price',
  'reimbursement',
  'visitLength',
  'address',
  'openingHours',
  'answerTime',
] as const

export type ClinicFactName = (typeof clinicFactNames)[number]

/** One line each; what the clinic has not written is absent, and no page speaks of it. */
export type ClinicFacts = Readonly<Partial<Record<ClinicFactName, string>>>
