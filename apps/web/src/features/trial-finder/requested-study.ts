import { type Country, localeOfCountry } from '@clairmemoire/domain/country'
import type { StudyCode } from '@clairmemoire/domain/study'
import { studyOfSlug } from '@clairmemoire/studies/catalogue'

/** What can be said of the study that an address names before it is compared. */
export type RequestedStudy = { kind: 'unknown' } | { kind: 'here' | 'abroad'; code: StudyCode }

export function requestedStudy(slug: string, siteCountry: Country): RequestedStudy {
  const study = studyOfSlug(slug.toLowerCase())
  if (study === undefined) return { kind: 'unknown' }
  return { kind: study.locale === localeOfCountry(siteCountry) ? 'here' : 'abroad', code: study.code }
}
