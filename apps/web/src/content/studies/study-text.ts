/** What a visitor reads about one study, in the language of its site: plain sentences, no markup (R0-08, R0-23). */
export interface StudyText {
  title: string
  summary: string
  /** Paragraphs that introduce the study on the match result (R2-105). */
  description: readonly string[]
  whatItTests: readonly string[]
  whatHappens: readonly string[]
  /** What is asked of a study partner. */
  partner?: string
  goodToKnow: readonly string[]
}
