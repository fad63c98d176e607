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
  /** From the first on; those alone that a source gives. */
  visits?: readonly Visit[]
  placebo?: PlaceboChance
  /** What is asked of a study partner. */
  partner?: string
  /** How much of a study partner’s time it takes. */
  partnerTime?: string
  /** Which medicines may go on, and for how long they must have stayed the same. */
  medicines?: string
  sideEffects?: string
  /** What is paid for: travel, a hotel, meals. */
  costs?: string
  goodToKnow: readonly string[]
  /** The study takes nobody in any more. */
  closed?: Closing
  results?: StudyResults
}

/** What is done at a visit, beside what its text says. */
export const visitTags = [
  'memory_tests',
  'questionnaires',
  'blood_test',
  'scan',
  'lumbar_puncture',
  'infusion',
  'by_mouth',
] as const

export type VisitTag = (typeof visitTags)[number]

/** One visit, or a stretch of them that are alike. */
export interface Visit {
  /** Such as “Weeks 1 to 5”. */
  when: string
  /** Left out where the sources do not say. */
  place?: 'home' | 'centre'
  text: string
  tags: readonly VisitTag[]
  /** How long one such visit lasts. */
  hours?: number
}

/** Of so many people, how many receive a placebo. */
export interface PlaceboChance {
  receive: number
  of: number
}

export interface Closing {
  reason: string
  since?: string
}

export interface StudyResults {
  summary: string
  source: Source
}
