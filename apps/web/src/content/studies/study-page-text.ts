/** What only the page of a study says, in the language of its site, after its introduction: plain sentences, no markup (R0-08, R0-23). */
export interface StudyPageText {
  /** For its card in the list, and for search engines. */
  summary: string
  whatItTests: readonly string[]
  whatHappens: readonly string[]
  /** What is asked of a study partner. */
  partner?: string
  goodToKnow: readonly string[]
}
