import type { Country } from '@clairmemoire/domain/country'
import type { StudyCode } from '@clairmemoire/domain/trial-match'
import { trialOfSlug } from '@clairmemoire/domain/trial-slug'
import { studyOfCode } from '@clairmemoire/studies'

/** What can be said of the study that an address names before anything is known of the visitor. */
export type RequestedStudy = { kind: 'unknown' } | { kind: 'open' | 'closed' | 'abroad'; code: StudyCode }

export function requestedStudy(slug: string, siteCountry: Country): RequestedStudy {
  const code = trialOfSlug(slug.toLowerCase())
  const study = code && studyOfCode(code)
  if (code === undefined || study === undefined) return { kind: 'unknown' }
  if (study.status === 'closed') return { kind: 'closed', code }
  return { kind: study.sites.some(({ country }) => country === siteCountry) ? 'open' : 'abroad', code }
}
