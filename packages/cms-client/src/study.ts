import type { Source } from './article.ts'

/** What people read of a study in one language: plain sentences, no markup (R0-08, R0-23). A day is `YYYY-MM-DD`. */
export interface Study extends StudyIntroduction {
  slug: string
  /** Of the text, such as `2`; a changed text has another one. */
  version: string
  /** Without it the text is a sample, which is shown outside production only. */
  approval?: Approval
  /** Only in the language of its page. */
  page?: StudyPage
}

/** What a person reads first, on the page and on the match result (R2-105). */
export interface StudyIntroduction {
  title: string
  /** Paragraphs. */
  introduction: readonly string[]
  /** What we do not know about the study, as questions that a person can read out on the call. */
  questionsToAsk: readonly string[]
}

/** An ethics committee, or whoever the law names, has allowed this very text to be shown. */
export interface Approval {
  authority: string
  reference: string
  approvedOn: string
  /** Of the approved text: see `hashOf`. */
  hash: string
}

/** What only the page says. A fact that the sources do not give is left out, never guessed. */
export interface StudyPage {
  /** Its card in the list and for search engines. */
  summary: string
  /** The day the facts were last compared with the sources. */
  checkedOn: string
  sponsor: string
  /** Such as `2`, or `1b`. */
  phase?: string
  /** About how long one person takes part, rounded up to whole months. */
  durationMonths?: number
  /** People planned or expected in the whole study. */
  participants?: number
  /** ISO 3166-1 alpha-2; only countries that a source names. */
  countries: readonly string[]
  sources: readonly Source[]
  whatItTests: readonly string[]
  whatHappens: readonly string[]
  /** What is asked of a study partner. */
  partner?: string
  goodToKnow: readonly string[]
}
