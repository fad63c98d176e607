import type { Locale } from '../locale/locale.ts'
import { type TrialCode, trialCodesOf } from '../trial-code/trial-code.ts'
import { slugOfTrial } from '../trial-slug/trial-slug.ts'
import { trialName } from './trial-name.ts'

export type { StudyCode, TrialCode } from '../trial-code/trial-code.ts'

/** `name` is the display code, `link` a path in the locale's main form; title and description are content, joined by the reader. */
export interface TrialMatch {
  code: TrialCode
  name: string
  link: string
}

const cataloguePaths: Record<Locale, string> = { fr: '/essais-cliniques', en: '/clinical-trials' }

/** Never fails: an empty or unknown code, "_", or a study of the other locale is the no-match entry, which links to the catalogue (R4-05 to R4-07, R2-51). */
export function resolveTrialMatch(code: string | undefined, locale: Locale): TrialMatch {
  const wanted = code?.toUpperCase()
  const study = trialCodesOf(locale).find((known) => known === wanted)
  const catalogue = cataloguePaths[locale]
  if (study === undefined) return { code: 'NO_TRIAL_MATCH', name: trialName('NO_TRIAL_MATCH'), link: catalogue }
  return { code: study, name: trialName(study), link: `${catalogue}/${slugOfTrial(study)}` }
}
