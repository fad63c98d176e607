import type { Locale } from '../locale/locale.ts'
import type { StudyCode, StudyListing } from '../study/study.ts'

/** The code that stands for no study (R9-04). */
export const noTrialMatch = 'NO_TRIAL_MATCH'

/** `name` is the display name, `link` a path in the locale's language. The title and the description come from the content service. */
export interface TrialMatch {
  /** A study's code, or `noTrialMatch`. */
  code: StudyCode
  name: string
  link: string
}

const cataloguePaths: Record<Locale, string> = { fr: '/essais-cliniques', en: '/clinical-trials' }

/**
 * Never fails: an empty or unknown code, "_", or a study of the other locale resolves to the no-match entry, which links to the
 * catalogue (R4-05 to R4-07, R2-51).
 */
export function resolveTrialMatch(
  code: string | undefined,
  locale: Locale,
  studies: readonly StudyListing[],
): TrialMatch {
  const wanted = code?.toUpperCase()
  const study = studies.find((known) => known.locale === locale && known.code === wanted)
  const catalogue = cataloguePaths[locale]
  if (study === undefined) return { code: noTrialMatch, name: noTrialMatch, link: catalogue }
  return { code: study.code, name: study.name, link: `${catalogue}/${study.slug}` }
}
