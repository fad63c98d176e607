import type { Locale } from '@clairmemoire/domain/locale'
import type { Study } from '@clairmemoire/domain/study'
import { trialName } from '@clairmemoire/domain/trial-name'
import { slugOfTrial, type TrialSlug, trialOfSlug } from '@clairmemoire/domain/trial-slug'
import { studiesOf } from '@clairmemoire/studies'
import { loadStudyPageTexts, type StudyPageText } from '../../content/study-page-texts.ts'

/** A study as its pages show it: its facts, its texts and its names. */
export interface ShownStudy {
  study: Study
  text: StudyPageText
  /** As people write it: "PRECISE-AD". */
  name: string
  slug: TrialSlug
}

/** The catalogue of a locale. A study without a text is not shown. */
export async function shownStudies(locale: Locale): Promise<readonly ShownStudy[]> {
  const texts = await loadStudyPageTexts(locale)
  return studiesOf(locale).flatMap((study) => {
    const text = texts[study.code]
    if (!text) return []
    return [{ study, text, name: trialName(study.code), slug: slugOfTrial(study.code) }]
  })
}

/** The study of an address; undefined when the locale's catalogue has none of that name. */
export async function shownStudyOfSlug(slug: string, locale: Locale): Promise<ShownStudy | undefined> {
  const code = trialOfSlug(slug)
  const studies = await shownStudies(locale)
  return studies.find(({ study }) => study.code === code)
}
