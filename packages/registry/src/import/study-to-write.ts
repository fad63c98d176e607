import { countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { placeOfPostalCode } from '@clairmemoire/places'
import { missing } from './missing.ts'
import type { RegisteredSite, RegisteredStudy } from './registered-study.ts'

/** A study document with the register's data, in the shape of the files in `apps/cms/content/studies`; a person writes the rest. */
export function studyToWrite(study: RegisteredStudy) {
  const { kind, registryIds, status, changedOn, sponsor, phase, sites = [], source } = study
  const site: Locale = sites.some(({ country }) => country === 'FR') ? 'fr' : 'en'
  const text = { title: missing, version: '1', introduction: [missing], questionsToAsk: [missing] }
  const page = {
    summary: missing,
    sources: [{ title: missing, href: source }],
    whatItTests: [missing],
    whatHappens: [missing],
    goodToKnow: [missing],
  }
  return {
    code: missing,
    name: missing,
    site,
    kind: kind ?? missing,
    registryIds,
    state: status ?? 'to_confirm',
    lastChecked: /^\d{4}-\d{2}-\d{2}$/.test(changedOn ?? '') ? changedOn : missing,
    sponsor: sponsor ?? missing,
    ...(phase !== undefined && { phase: phase.replace(/^(?:EARLY_)?PHASE/, '').replaceAll(', PHASE', '/') }),
    procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
    // Participants are called in the country of the study's locale, so sites elsewhere are dropped.
    sites: sites.filter(({ country }) => country === countryOfLocale(site)).map(siteToWrite),
    texts: {
      fr: { ...text, ...(site === 'fr' && { page }) },
      en: { ...text, ...(site === 'en' && { page }) },
    },
  }
}

function siteToWrite({ city, country, postalCode, recruiting }: RegisteredSite) {
  const place = postalCode === undefined ? undefined : placeOfPostalCode(country, postalCode)
  return {
    city: city ?? missing,
    country,
    latitude: place?.latitude ?? missing,
    longitude: place?.longitude ?? missing,
    recruiting: recruiting ?? missing,
  }
}
