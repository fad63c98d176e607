import { type Country, localeOfCountry } from '@clairmemoire/domain/country'
import { resolveTrialMatch, type StudyCode } from '@clairmemoire/domain/trial-match'
import { trialOfSlug } from '@clairmemoire/domain/trial-slug'

/** What can be said of the study that an address names before it is compared. */
export type RequestedStudy = { kind: 'unknown' } | { kind: 'here' | 'abroad'; code: StudyCode }

export function requestedStudy(slug: string, siteCountry: Country): RequestedStudy {
  const code = trialOfSlug(slug.toLowerCase())
  if (code === undefined) return { kind: 'unknown' }
  const isHere = resolveTrialMatch(code, localeOfCountry(siteCountry)).code === code
  return { kind: isHere ? 'here' : 'abroad', code }
}
