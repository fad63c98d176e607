/** What a person reads about a study in one language: plain sentences, no markup (R0-08, R0-23). */
export interface StudyText {
  introduction: StudyIntroduction
  /** Only in the language of its page. */
  page?: StudyPageText
}

/** What a person reads first, on the page and on the match result, in their own language (R2-105). */
export interface StudyIntroduction {
  title: string
  /** Paragraphs. */
  description: readonly string[]
  /** What we do not know about the study, as questions that a person can read out on the call. */
  questionsToAsk: readonly string[]
}

/** What only the page says, after its introduction. */
export interface StudyPageText {
  whatItTests: readonly string[]
  whatHappens: readonly string[]
  /** What is asked of a study partner. */
  partner?: string
  goodToKnow: readonly string[]
}
