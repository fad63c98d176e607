import type { Locale } from '../locale/locale.ts'

/** The code of one study of the catalogue. */
export type StudyCode = 'MK2214' | 'TRAILBLAZER' | 'PRECISE_AD' | 'MINDSET_2' | 'TRONTIER_1' | 'PREDICTOM'

/** What a screening can end with: a study or none. */
export type TrialCode = StudyCode | 'NO_TRIAL_MATCH'

const codes: Record<Locale, readonly StudyCode[]> = {
  en: ['MK2214', 'TRAILBLAZER', 'PRECISE_AD', 'MINDSET_2', 'TRONTIER_1'],
  fr: ['PREDICTOM'],
}

/** The studies a locale's site shows and matches, in the order of its catalogue (R3-02, R3-03, A-08). */
export function trialCodesOf(locale: Locale): readonly StudyCode[] {
  return codes[locale]
}
