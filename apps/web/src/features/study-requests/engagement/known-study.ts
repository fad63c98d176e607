import { localeOfCountry, type Country } from '@clairmemoire/domain/country'
import type { StudyListing } from '@clairmemoire/domain/study'
import { studyOfSlug } from '@clairmemoire/studies/catalogue'

/** The study that an address names, if it is one of this country; whatever else it holds is no study, and nothing is said of it. */
export function knownStudy(slug: string | undefined, country: Country): StudyListing | undefined {
  const study = slug === undefined ? undefined : studyOfSlug(slug.toLowerCase())
  return study?.locale === localeOfCountry(country) ? study : undefined
}
