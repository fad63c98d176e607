import { locales } from '@clairmemoire/domain/locale'
import { expect, test } from 'vitest'
import { existsIn } from './guard.ts'
import { siteMap } from './site-map.ts'

test('each row is a page of at least one locale', () => {
  expect(siteMap.filter((page) => !locales.some((locale) => existsIn(page, locale)))).toEqual([])
})

test('the address of a page about a study contains the name of the study', () => {
  const listing = siteMap.filter(({ ofStudy }) => ofStudy)
  expect(listing.map(({ path }) => path)).toEqual([
    '/essais-cliniques/:trial_name',
    '/essais-cliniques/:trial_name/poster',
    '/essais-cliniques/:trial_name/inscription',
  ])
})

test('no form and no page of the staff is measured', () => {
  expect(siteMap.filter(({ form, requiresAuth, measured }) => measured && (form || requiresAuth))).toEqual([])
})

test('a page without a header has no banner', () => {
  expect(siteMap.filter(({ header, banner }) => banner && !header)).toEqual([])
})

test('pages with a header hide the banner only if the requirements list them, or on HelpNow', () => {
  const withoutBanner = siteMap.filter(({ header, banner }) => header && !banner)
  expect(withoutBanner.filter(({ urgent }) => urgent).map(({ screen }) => screen)).toEqual(['HelpNow', 'EasyHelpNow'])
  expect(withoutBanner.filter(({ urgent }) => !urgent).map(({ screen }) => screen)).toEqual([
    'OrientationRecommendations',
    'StudiesHome',
    'StudyDetail',
    'TrialEngagementForm',
    'ServiceUnavailable',
  ])
})
