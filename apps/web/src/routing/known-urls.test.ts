import { catalogueOf } from '@clairmemoire/studies/catalogue'
import { expect, test } from 'vitest'
import { counterpartPath, knownUrls } from './known-urls.ts'

test('a locale has the pages of its own studies only (A-08)', () => {
  const studiesOf = (locale: 'fr' | 'en') => [...knownUrls(locale)].filter((url) => /cli\w+\/|trials\//.test(url))
  expect(studiesOf('fr')).toEqual(catalogueOf('fr').map(({ slug }) => `/essais-cliniques/${slug}`))
  expect(studiesOf('en')).toEqual(catalogueOf('en').map(({ slug }) => `/clinical-trials/${slug}`))
  expect(studiesOf('fr')).toContain('/essais-cliniques/predictom')
  expect(studiesOf('en')).toContain('/clinical-trials/mk2214')
})

test('the counterpart of a page is its main form in the other locale', () => {
  expect(counterpartPath('/mentions-legales', 'en')).toBe('/legal')
  expect(counterpartPath('/trial-finder', 'fr')).toBe('/trouver-un-essai')
})

test('a page that the other locale does not have has no counterpart', () => {
  expect(counterpartPath('/essais-cliniques/predictom', 'en')).toBeUndefined()
  expect(counterpartPath('/nowhere', 'fr')).toBeUndefined()
})
