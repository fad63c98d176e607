import type { TrialCode } from '@clairmemoire/domain/trial-match'

import { studyIntroductions as englishIntroductions } from './study-introductions/en.ts'
import { studyIntroductions as frenchIntroductions } from './study-introductions/fr.ts'
import type { StudyIntroduction } from './study-introductions.ts'

/** Introduction of a study in the one language in which its site recruits for it (R3-02, R3-03); the no-match entry has none. */
export function studyText(code: TrialCode): StudyIntroduction | undefined {
  if (code === 'NO_TRIAL_MATCH') return undefined
  return code === 'PREDICTOM' ? frenchIntroductions[code] : englishIntroductions[code]
}
