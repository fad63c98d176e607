import { type Country, localeOfCountry, type Residence } from '../country/country.ts'
import type { Locale } from '../locale/locale.ts'
import { mayRecruit, type Study, type StudyListing, type StudyCode, type StudySites, withStates } from './study.ts'

/** The studies that a locale’s site shows and matches, in their order (R3-02, R3-03, A-08). */
export function studiesOf<Listing extends StudyListing>(locale: Locale, studies: readonly Listing[]): Listing[] {
  return studies.filter((study) => study.locale === locale)
}

/** Exact: undefined for the no-match code, a code in another case, and any other text. */
export function studyOfCode<Listing extends StudyListing>(
  code: StudyCode,
  studies: readonly Listing[],
): Listing | undefined {
  return studies.find((study) => study.code === code)
}

/** The studies that a person is compared with: those of their country’s site, in whatever language they read; elsewhere all. */
export function studiesIn<Listing extends StudyListing>(
  residence: Residence,
  studies: readonly Listing[],
): readonly Listing[] {
  return residence === 'elsewhere' ? studies : studiesOf(localeOfCountry(residence), studies)
}

/** Those of them that a person there may still join: not closed, with a site in the country that takes people in. */
export function openStudiesIn(country: Country, studies: readonly Study[]): readonly Study[] {
  return studiesIn(country, studies).filter(
    ({ status, sites }) => mayRecruit(status) && sites.some((site) => site.recruiting && site.country === country),
  )
}

interface SiteSettings {
  /** Sites that the operator entered, in place of those of the document. */
  entered: StudySites
  /** False in production, which sends nobody to an invented site (R0-05). */
  showsSamples: boolean
}

/** The studies at the sites of this operator; a study whose sites are all samples has its sample state. */
export function studiesAt<Document extends Study>(
  studies: readonly Document[],
  { entered, showsSamples }: SiteSettings,
): Document[] {
  const placed = studies.map((study) => {
    const sites = entered[study.code] ?? study.sites.filter(({ sample }) => showsSamples || !sample)
    const isSample = sites.length > 0 && sites.every(({ sample }) => sample)
    return { ...study, sites, status: (isSample ? study.sampleStatus : undefined) ?? study.status }
  })
  return withStates(placed, {})
}
