import { mindset2 } from '../studies/mindset-2.ts'
import { mk2214 } from '../studies/mk2214.ts'
import { preciseAd } from '../studies/precise-ad.ts'
import { trailblazer } from '../studies/trailblazer.ts'
import { trontier1 } from '../studies/trontier-1.ts'
import type { StudyPageTexts } from '../study-page-texts.ts'

export const studyPageTexts = {
  MK2214: mk2214,
  TRAILBLAZER: trailblazer,
  PRECISE_AD: preciseAd,
  MINDSET_2: mindset2,
  TRONTIER_1: trontier1,
} satisfies StudyPageTexts
