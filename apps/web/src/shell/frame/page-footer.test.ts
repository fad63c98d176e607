import { countryOfLocale } from '@clairmemoire/domain/country'
import { hostName } from '@clairmemoire/domain/product'
import { expect, test } from 'vitest'
import { countryLinks } from './page-footer.tsx'

type Facts = Parameters<typeof countryLinks>[1]

/** The facts of a site that is shown in its own language. */
const site = (facts: Omit<Facts, 'country'>): Facts => ({ country: countryOfLocale(facts.locale), ...facts })
const hrefs = (path: string, facts: Facts) => countryLinks(path, facts).map(({ href }) => href)
const currentOf = (facts: Facts) => countryLinks('/', facts).map(({ current }) => current)

test('the link to the other country leads to the same page on its host of the same kind', () => {
  expect(hrefs('/legal', site({ locale: 'fr', environment: 'production' }))).toEqual([
    '/mentions-legales',
    `https://${hostName}.com/legal`,
  ])
  expect(hrefs('/legal', site({ locale: 'en', environment: 'staging' }))).toEqual([
    `https://staging.${hostName}.fr/mentions-legales`,
    '/legal',
  ])
})

test('the hosts of the operator take precedence over the product’s (R0-35)', () => {
  const hosts = { fr: 'clinique.fr', en: 'clinic.com' }
  const [, english] = hrefs('/legal', site({ locale: 'fr', environment: 'production', hosts }))
  expect(english).toBe('https://clinic.com/legal')
})

test('a page that does not exist in the other country links to its home page', () => {
  expect(hrefs('/essais-cliniques/predictom', site({ locale: 'fr', environment: 'production' }))[1]).toBe(
    `https://${hostName}.com/`,
  )
})

test('a host that is neither staging nor production changes the language in place', () => {
  expect(hrefs('/legal', site({ locale: 'fr', environment: 'local' }))).toEqual([
    '/mentions-legales',
    '/locale/en?to=%2Flegal',
  ])
})

test('the current country is marked', () => {
  expect(currentOf(site({ locale: 'en', environment: 'local' }))).toEqual([false, true])
})

test('a site shown in the other language offers its own language, and the site of the other country', () => {
  const french: Facts = { locale: 'en', country: 'FR', environment: 'production' }
  expect(hrefs('/legal', french)).toEqual(['/locale/fr?to=%2Fmentions-legales', `https://${hostName}.com/legal`])
  expect(currentOf(french)).toEqual([false, false])
})
