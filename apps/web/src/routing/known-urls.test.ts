import { expect, test } from 'vitest'
import { counterpartPath, knownUrls } from './known-urls.ts'

test('a locale has the pages of its own studies only (A-08)', () => {
  const studiesOf = (locale: 'fr' | 'en') => [...knownUrls(locale)].filter((url) => /cli\w+\/|trials\//.test(url))
  expect(studiesOf('fr')).toEqual(['/essais-cliniques/predictom'])
  expect(studiesOf('en')).toEqual([
    '/clinical-trials/mk2214',
    '/clinical-trials/trailblazer',
    '/clinical-trials/precise-ad',
    '/clinical-trials/mindset-2',
    '/clinical-trials/trontier-1',
  ])
})

test('the counterpart of a page is its main form in the other locale', () => {
  expect(counterpartPath('/mentions-legales', 'en')).toBe('/legal')
  expect(counterpartPath('/trial-finder', 'fr')).toBe('/trouver-un-essai')
})

test('a page that the other locale does not have has no counterpart', () => {
  expect(counterpartPath('/essais-cliniques/predictom', 'en')).toBeUndefined()
  expect(counterpartPath('/nowhere', 'fr')).toBeUndefined()
})
