import { type Country, localeOfCountry, type Residence } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import {
  type EnteredStatus,
  mayRecruit,
  type Study,
  type StudyCode,
  type StudyFacts,
  type StudySites,
  withStates,
} from '@clairmemoire/domain/study'
import { study as mindset2 } from './mindset-2/study.ts'
import { study as mk2214 } from './mk2214/study.ts'
import { study as preciseAd } from './precise-ad/study.ts'
import { study as predictom } from './predictom/study.ts'
import { sampleStates } from './sample-states.ts'
import { study as trailblazer } from './trailblazer/study.ts'
import { study as trontier1 } from './trontier-1/study.ts'

/** The studies of the catalogue in its order, each as it was on the day it was last checked. */
export const studies: readonly StudyFacts[] = [mk2214, trailblazer, preciseAd, mindset2, trontier1, predictom]

/** The studies of a locale's site, in the order of its catalogue. */
export function studiesOf(locale: Locale): readonly StudyFacts[] {
  return studies.filter((study) => study.locale === locale)
}

/** Exact: undefined for the no-match code and for anything else that is no study. */
export function studyOfCode(code: string): StudyFacts | undefined {
  return studies.find((study) => study.code === code)
}

/** The studies of the catalogue in its order, each where it takes people in; with invented sites the clinic’s word is invented too. */
export function studiesAt(sites: StudySites): readonly Study[] {
  const all = studies.map((study) => ({ ...study, sites: sites[study.code] ?? [] }))
  const invented = all.filter((study) => study.sites.length > 0 && study.sites.every(({ sample }) => sample))
  return withStates(all, Object.fromEntries(invented.flatMap(({ code }) => sampleStateOf(code))))
}

function sampleStateOf(code: StudyCode): [StudyCode, EnteredStatus][] {
  const state = sampleStates[code]
  return state === undefined ? [] : [[code, state]]
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
