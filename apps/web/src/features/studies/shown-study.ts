import type { Locale } from '@clairmemoire/domain/locale'
import type { Study } from '@clairmemoire/domain/study'
import { resolveTrialMatch } from '@clairmemoire/domain/trial-match'
import { slugOfTrial, type TrialSlug, trialOfSlug } from '@clairmemoire/domain/trial-slug'
import { studiesOf } from '@clairmemoire/studies'
import { type StudyPageText, studyPageTexts } from '../../content/study-page-texts.ts'

/** A study as its pages show it: its facts, its texts and its names. */
export interface ShownStudy {
  study: Study
  text: StudyPageText
  /** As people write it: "PRECISE-AD". */
  name: string
  slug: TrialSlug
}

/** The catalogue of a locale. */
export function shownStudies(locale: Locale): readonly ShownStudy[] {
  return studiesOf(locale).map((study) => ({
    study,
    text: studyPageTexts[study.code],
    name: resolveTrialMatch(study.code, locale).name,
    slug: slugOfTrial(study.code),
  }))
}

/** The study of an address; undefined when the locale's catalogue has none of that name. */
export function shownStudyOfSlug(slug: string, locale: Locale): ShownStudy | undefined {
  const code = trialOfSlug(slug)
  return shownStudies(locale).find(({ study }) => study.code === code)
}
