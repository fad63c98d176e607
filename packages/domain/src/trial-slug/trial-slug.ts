import { locales } from '../locale/locale.ts'
import { type StudyCode, trialCodesOf } from '../trial-code/trial-code.ts'

export { trialCodesOf }

/** A study's name in addresses. It is not its code: "precise-ad" and PRECISE_AD differ by more than case. */
export type TrialSlug = (typeof slugs)[StudyCode]

const slugs = {
  MK2214: 'mk2214',
  TRAILBLAZER: 'trailblazer',
  PRECISE_AD: 'precise-ad',
  MINDSET_2: 'mindset-2',
  TRONTIER_1: 'trontier-1',
  PREDICTOM: 'predictom',
} as const satisfies Record<StudyCode, string>

const codesBySlug: ReadonlyMap<string, StudyCode> = new Map(
  locales.flatMap(trialCodesOf).map((code) => [slugs[code], code]),
)

export function slugOfTrial(code: StudyCode): TrialSlug {
  return slugs[code]
}

/** Exact: a slug in another case, or the code itself, names no study. */
export function trialOfSlug(slug: string): StudyCode | undefined {
  return codesBySlug.get(slug)
}
