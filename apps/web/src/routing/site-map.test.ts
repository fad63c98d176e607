import { locales } from '@clairmemoire/domain/locale'
import { expect, test } from 'vitest'
import { existsIn } from './guard.ts'
import { siteMap } from './site-map.ts'

test('each row is a page of at least one locale', () => {
  expect(siteMap.filter((page) => !locales.some((locale) => existsIn(page, locale)))).toEqual([])
})

test('pages of a study have its name in their address', () => {
  const listing = siteMap.filter(({ ofStudy }) => ofStudy)
  expect(listing.map(({ path }) => path)).toEqual([
    '/essais-cliniques/:trial_name',
    '/essais-cliniques/:trial_name/poster',
    '/essais-cliniques/:trial_name/inscription',
  ])
})

test('the banner is hidden exactly on the screens that the requirements list and on those without a header', () => {
  const withoutBanner = siteMap.filter(({ banner }) => !banner).map(({ screen }) => screen)
  expect(withoutBanner).toEqual([
    'Questionnaire',
    'OrientationRecommendations',
    'ConsultationRequest',
    'PreconsultationForm',
    'PreconsultationContactForm',
    'PreconsultationFormCompleted',
    'SecondaryConsultation',
    'PreconsultationStep',
    'StudiesHome',
    'StudyDetail',
    'StudyPoster',
    'StudyRegistration',
    'TrialEngagementForm',
    'TrialFinder',
    'MemHopSignup',
    'Application',
    'Referral',
    'Desk',
    'Team',
    'StudyFigures',
    'Passkeys',
    'HandOver',
    'ServiceUnavailable',
  ])
})
