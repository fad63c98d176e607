import type { Locale } from '@clairmemoire/domain/locale'
import { resolveTrialMatch, type TrialMatch } from '@clairmemoire/domain/trial-match'
import { catalogue } from './catalogue.ts'

/** The entry of a code in the trial-match set of a locale (R3-01 to R3-04). */
export function trialMatch(code: string | undefined, locale: Locale): TrialMatch {
  return resolveTrialMatch(code, locale, catalogue)
}
