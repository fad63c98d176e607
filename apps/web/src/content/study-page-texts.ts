import type { StudyCode } from '@clairmemoire/domain/trial-match'

import { mindset2 } from './studies/mindset-2.ts'
import { mk2214 } from './studies/mk2214.ts'
import { preciseAd } from './studies/precise-ad.ts'
import { predictom } from './studies/predictom.ts'
import type { StudyPageText } from './studies/study-page-text.ts'
import { trailblazer } from './studies/trailblazer.ts'
import { trontier1 } from './studies/trontier-1.ts'

export type { StudyPageText } from './studies/study-page-text.ts'

/** What the page of a study says after its introduction, in the one language in which its site recruits for it (R3-02, R3-03). */
export const studyPageTexts: Readonly<Record<StudyCode, StudyPageText>> = {
  MK2214: mk2214,
  TRAILBLAZER: trailblazer,
  PRECISE_AD: preciseAd,
  MINDSET_2: mindset2,
  TRONTIER_1: trontier1,
  PREDICTOM: predictom,
}
