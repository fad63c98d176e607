import { type Country, localeOfCountry, type Residence } from '@clairmemoire/domain/country'
import { mayRecruit, type Study, type StudySites } from '@clairmemoire/domain/study'
import { studies } from './register.ts'

/** The studies of the catalogue in its order, each where it takes people in. */
export function studiesAt(sites: StudySites): readonly Study[] {
  return studies.map((study) => ({ ...study, sites: sites[study.code] ?? [] }))
}

/** The studies that a person is compared with: those of their country's site, in whatever language they read; elsewhere all. */
export function studiesIn(residence: Residence, all: readonly Study[]): readonly Study[] {
  return residence === 'elsewhere' ? all : all.filter(({ locale }) => locale === localeOfCountry(residence))
}

/** Those of them that a person there may still join: not closed, with a site in the country that takes people in. */
export function openStudiesIn(country: Country, all: readonly Study[]): readonly Study[] {
  return studiesIn(country, all).filter(
    ({ status, sites }) => mayRecruit(status) && sites.some((site) => site.recruiting && site.country === country),
  )
}
