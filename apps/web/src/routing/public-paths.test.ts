import { describe, expect, test } from 'vitest'
import { formsOf, mainFormOf, placePath, publicPath, routePath } from './public-paths.ts'
import { type Page, pageOf } from './site-map.ts'

const bare = {
  header: true,
  footer: true,
  banner: true,
  breadcrumb: true,
  form: false,
  requiresAuth: false,
  status: 200,
} as const
const home: Page = { ...bare, screen: 'Home', path: '/' }
const catalogue: Page = {
  ...bare,
  screen: 'StudiesHome',
  path: '/essais-cliniques',
  aliases: ['/clinical-trials'],
  mainForm: { en: '/clinical-trials' },
}
const study: Page = { ...bare, screen: 'StudyDetail', path: '/essais-cliniques/:trial_name' }
const registration: Page = {
  ...bare,
  screen: 'TrialFinder',
  path: '/essais-cliniques/:trial_name/inscription',
  aliases: ['/essais-cliniques/:trial_name/registration'],
  mainForm: { en: '/essais-cliniques/:trial_name/registration' },
}
const pages = [home, catalogue, study, registration]

describe('the forms of a path', () => {
  test('are the path and its aliases', () => {
    expect(formsOf(catalogue, pages)).toEqual(['/essais-cliniques', '/clinical-trials'])
  })

  test('hold for children under every form of the parent', () => {
    expect(formsOf(study, pages)).toEqual(['/essais-cliniques/:trial_name', '/clinical-trials/:trial_name'])
    expect(formsOf(registration, pages)).toContain('/clinical-trials/:trial_name/registration')
    expect(formsOf(registration, pages)).toContain('/clinical-trials/:trial_name/inscription')
  })
})

describe('the main form', () => {
  test('is the path where the locale has no form of its own', () => {
    expect(mainFormOf(catalogue, 'fr', pages)).toBe('/essais-cliniques')
    expect(mainFormOf(home, 'en', pages)).toBe('/')
  })

  test('of a child stands under the main form of its parent', () => {
    expect(mainFormOf(study, 'en', pages)).toBe('/clinical-trials/:trial_name')
    expect(mainFormOf(registration, 'en', pages)).toBe('/clinical-trials/:trial_name/registration')
    expect(mainFormOf(registration, 'fr', pages)).toBe('/essais-cliniques/:trial_name/inscription')
  })
})

describe('a path', () => {
  test.each(['/essais-cliniques/mk2214', '/clinical-trials/mk2214', '/clinical-trials/mk2214/'])(
    '%s is the page of a study',
    (path) => {
      expect(placePath(path)).toEqual({ page: pageOf('StudyDetail'), params: { trial_name: 'mk2214' } })
    },
  )

  test.each(['/clinical-trials//', '/clinical-trial', '/Clinical-Trials', '//clinical-trials', '/clinical-trials/a/b'])(
    '%s is no page',
    (path) => {
      expect(placePath(path)).toBeUndefined()
    },
  )

  test('is shown in the form of the locale and known to the router by one path', () => {
    const placed = { page: pageOf('StudyDetail'), params: { trial_name: 'mk2214' } }
    expect(publicPath(placed.page, 'en', placed.params)).toBe('/clinical-trials/mk2214')
    expect(publicPath(placed.page, 'fr', placed.params)).toBe('/essais-cliniques/mk2214')
    expect(routePath(placed)).toBe('/essais-cliniques/mk2214')
  })
})
