import type { Locale } from '../locale/locale.ts'

/** The key of a study in the contract and in stored rows. Which codes there are is data: one from elsewhere may be unknown here. */
export type StudyCode = string

/** What a study is called, and whose site shows it. */
export interface StudyListing {
  code: StudyCode
  /** As people write it: "PRECISE-AD" (R3-04). */
  name: string
  /** In addresses. It is not the code: "precise-ad" and PRECISE_AD differ by more than case. */
  slug: string
  /** The site that shows and matches it; its page is in this language alone (R3-02, R3-03, A-08). */
  locale: Locale
}
