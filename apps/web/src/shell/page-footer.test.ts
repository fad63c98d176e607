import { hostName } from '@clairmemoire/domain/product'
import { expect, test } from 'vitest'
import { countryLinks } from './page-footer.tsx'

const hrefs = (...site: Parameters<typeof countryLinks>) => countryLinks(...site).map(({ href }) => href)

test('the other country is the other host of the same kind, at the same page', () => {
  expect(hrefs('/legal', { locale: 'fr', environment: 'production' })).toEqual([
    '/mentions-legales',
    `https://${hostName}.com/legal`,
  ])
  expect(hrefs('/legal', { locale: 'en', environment: 'staging' })).toEqual([
    `https://staging.${hostName}.fr/mentions-legales`,
    '/legal',
  ])
})

test('the hosts of the operator come before the product’s (R0-35)', () => {
  const hosts = { fr: 'clinique.fr', en: 'clinic.com' }
  const [, english] = hrefs('/legal', { locale: 'fr', environment: 'production', hosts })
  expect(english).toBe('https://clinic.com/legal')
})

test('a page that the other country does not have leads to its home page', () => {
  expect(hrefs('/essais-cliniques/predictom', { locale: 'fr', environment: 'production' })[1]).toBe(
    `https://${hostName}.com/`,
  )
})

test('a host that is neither staging nor production changes the language in place', () => {
  expect(hrefs('/legal', { locale: 'fr', environment: 'local' })).toEqual(['/mentions-legales', '/locale/en'])
})

test('the country in use is marked', () => {
  expect(countryLinks('/', { locale: 'en', environment: 'local' }).map(({ lang, current }) => [lang, current])).toEqual(
    [
      ['fr', false],
      ['en', true],
    ],
  )
})
