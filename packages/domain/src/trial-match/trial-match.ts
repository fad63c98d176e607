import type { Locale } from '../locale/locale.ts'
import { type StudyCode, type TrialCode, trialCodesOf } from '../trial-code/trial-code.ts'
import { slugOfTrial } from '../trial-slug/trial-slug.ts'

export type { StudyCode, TrialCode } from '../trial-code/trial-code.ts'

/** `name` is the display code, `link` a path in the locale's main form; title and description are content, joined by the reader. */
export interface TrialMatch {
  code: TrialCode
  name: string
  link: string
}

const displayNames: Record<TrialCode, string> = {
  MK2214: 'MK-2214',
  TRAILBLAZER: 'TRAILBLAZER',
  PRECISE_AD: 'PRECISE-AD',
  MINDSET_2: 'MINDSET-2',
  TRONTIER_1: 'TRONTIER-1',
  PREDICTOM: 'PREDICTOM',
  NO_TRIAL_MATCH: 'NO_TRIAL_MATCH',
}

/** How people write the study: "PRECISE-AD". */
export function trialName(code: StudyCode): string {
  return displayNames[code]
}

const cataloguePaths: Record<Locale, string> = { fr: '/essais-cliniques', en: '/clinical-trials' }

/** Never fails: an empty or unknown code, "_", or a study of the other locale is the no-match entry, which links to the catalogue (R4-05 to R4-07, R2-51). */
export function resolveTrialMatch(code: string | undefined, locale: Locale): TrialMatch {
  const wanted = code?.toUpperCase()
  const study = trialCodesOf(locale).find((known) => known === wanted)
  const catalogue = cataloguePaths[locale]
  if (study === undefined) return { code: 'NO_TRIAL_MATCH', name: displayNames.NO_TRIAL_MATCH, link: catalogue }
  return { code: study, name: displayNames[study], link: `${catalogue}/${slugOfTrial(study)}` }
}
