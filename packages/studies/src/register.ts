import { type Country, localeOfCountry, type Residence } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { mayRecruit, type Study, studyProblems } from '@clairmemoire/domain/study'

import { study as mindset2 } from './mindset-2/study.ts'
import { study as mk2214 } from './mk2214/study.ts'
import { study as preciseAd } from './precise-ad/study.ts'
import { study as predictom } from './predictom/study.ts'
import { study as trailblazer } from './trailblazer/study.ts'
import { study as trontier1 } from './trontier-1/study.ts'

/** The studies of the catalogue in its order, each as it was on the day it was last checked. */
export const studies: readonly Study[] = [mk2214, trailblazer, preciseAd, mindset2, trontier1, predictom].map(published)

/** Neither builds nor starts with a study that cannot be published; the error names study and field. */
function published(study: Study): Study {
  const problems = studyProblems(study)
  if (problems.length > 0) throw new Error(`${study.code} cannot be published: ${problems.join('; ')}`)
  return study
}

/** The studies of a locale's site, in the order of its catalogue. */
export function studiesOf(locale: Locale): readonly Study[] {
  return studies.filter((study) => study.locale === locale)
}

/** The studies that a person is compared with: those of their country's site, in whatever language they read; elsewhere all. */
export function studiesIn(residence: Residence): readonly Study[] {
  return residence === 'elsewhere' ? studies : studiesOf(localeOfCountry(residence))
}

/** Those of them that a person there may still join: not closed, with a site in the country that takes people in. */
export function openStudiesIn(country: Country): Study[] {
  return studiesIn(country).filter(
    ({ status, sites }) => mayRecruit(status) && sites.some((site) => site.recruiting && site.country === country),
  )
}

/** Exact: undefined for the no-match code and for anything else that is no study. */
export function studyOfCode(code: string): Study | undefined {
  return studies.find((study) => study.code === code)
}
