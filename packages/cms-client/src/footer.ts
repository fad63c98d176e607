/** The groups of links at the end of every page (R2-81), in the order of the editors. */
export interface Footer {
  groups: readonly FooterGroup[]
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
