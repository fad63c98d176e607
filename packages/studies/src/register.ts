import type { Locale } from '@clairmemoire/domain/locale'
import type { StudyFacts } from '@clairmemoire/domain/study'

import { study as mindset2 } from './mindset-2/study.ts'
import { study as mk2214 } from './mk2214/study.ts'
import { study as preciseAd } from './precise-ad/study.ts'
import { study as predictom } from './predictom/study.ts'
import { study as trailblazer } from './trailblazer/study.ts'
import { study as trontier1 } from './trontier-1/study.ts'

/** The studies of the catalogue in its order, each as it was on the day it was last checked. */
export const studies: readonly StudyFacts[] = [mk2214, trailblazer, preciseAd, mindset2, trontier1, predictom]

/** The studies of a locale's site, in the order of its catalogue. */
export function studiesOf(locale: Locale): readonly StudyFacts[] {
  return studies.filter((study) => study.locale === locale)
}

/** Exact: undefined for the no-match code and for anything else that is no study. */
export function studyOfCode(code: string): StudyFacts | undefined {
  return studies.find((study) => study.code === code)
}
