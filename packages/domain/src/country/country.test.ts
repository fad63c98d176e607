import { describe, expect, it } from 'vitest'
import { countries, countryOfLocale, countryOfSite, isCountry, isResidence, localeOfCountry } from './country.ts'

describe('the country of a site', () => {
  it('follows from its host, whatever the language', () => {
    expect(countryOfSite({ host: 'clairmemoire.fr', locale: 'en' })).toBe('FR')
    expect(countryOfSite({ host: 'staging.clairmemoire.com:443', locale: 'fr' })).toBe('US')
  })

  it('follows from the language on a host without a country', () => {
    expect(countryOfSite({ host: 'localhost:8080', locale: 'fr' })).toBe('FR')
    expect(countryOfSite({ host: 'localhost:8080', locale: 'en' })).toBe('US')
  })
})

it('each country has a site in one language', () => {
  for (const country of countries) expect(countryOfLocale(localeOfCountry(country))).toBe(country)
})

it('a person may live in a country without a site', () => {
  expect(['FR', 'US', 'elsewhere', 'fr', '', null].map(isResidence)).toEqual([true, true, true, false, false, false])
  expect(isCountry('elsewhere')).toBe(false)
})
