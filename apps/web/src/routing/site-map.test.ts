import { locales } from '@clairmemoire/domain/locale'
import { expect, test } from 'vitest'
import { existsIn } from './guard.ts'
import { siteMap } from './site-map.ts'

test('each row is a page of at least one locale', () => {
  expect(siteMap.filter((page) => !locales.some((locale) => existsIn(page, locale)))).toEqual([])
})

test('a row with parameters lists the addresses it has, and no other row does', () => {
  const withParameters = siteMap.filter(({ path }) => path.includes(':'))
  expect(siteMap.filter(({ addressesIn }) => addressesIn)).toEqual(withParameters)
})

test('the banner is hidden on the screens that the requirements name and on those without a header, and on no other', () => {
  const withoutBanner = siteMap.filter(({ banner }) => !banner).map(({ screen }) => screen)
  expect(withoutBanner).toEqual(['StudiesHome', 'StudyDetail', 'TrialFinder', 'ServiceUnavailable'])
})
