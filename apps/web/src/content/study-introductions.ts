import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyCode } from '@clairmemoire/domain/trial-match'

/** What a person reads first about a study, on its page and on the match result, in their own language (R2-105, R0-23). */
export interface StudyIntroduction {
  title: string
  /** Paragraphs. */
  description: readonly string[]
  /** What we do not know about the study, as questions that a person can read out on the call. */
  questionsToAsk: readonly string[]
}

export type StudyIntroductions = Readonly<Partial<Record<StudyCode, StudyIntroduction>>>

/** The studies of the country of a language's site; the other language's are not fetched. */
export async function loadStudyIntroductions(locale: Locale): Promise<StudyIntroductions> {
  const { studyIntroductions } =
    locale === 'fr' ? await import('./study-introductions/fr.ts') : await import('./study-introductions/en.ts')
  return studyIntroductions
}
