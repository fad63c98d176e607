import { describe, expect, test } from 'vitest'
import { formsOf, mainFormOf } from './path-forms.ts'
import type { Page } from './site-map.ts'

const bare = {
  header: true,
  footer: true,
  banner: true,
  breadcrumb: true,
  form: false,
  hydrates: 'on-use',
  requiresAuth: false,
  status: 200,
} as const
const home: Page = { ...bare, screen: 'Home', path: '/' }
const catalogue: Page = {
  ...bare,
  screen: 'StudiesHome',
  path: '/essais-cliniques',
  canonicalPath: { en: '/clinical-trials' },
}
const study: Page = { ...bare, screen: 'StudyDetail', path: '/essais-cliniques/:trial_name' }
const registration: Page = {
  ...bare,
  screen: 'TrialFinder',
  path: '/essais-cliniques/:trial_name/inscription',
  canonicalPath: { en: '/essais-cliniques/:trial_name/registration' },
  aliases: ['/essais-cliniques/:trial_name/sign-up'],
}
const pages = [home, catalogue, study, registration]

describe('the forms of a path', () => {
  test('are the path, the forms that locales show, and the aliases', () => {
    expect(formsOf(catalogue, pages)).toEqual(['/essais-cliniques', '/clinical-trials'])
  })

  test('hold for children under every form of the parent', () => {
    expect(formsOf(study, pages)).toEqual(['/essais-cliniques/:trial_name', '/clinical-trials/:trial_name'])
    expect(formsOf(registration, pages)).toContain('/clinical-trials/:trial_name/registration')
    expect(formsOf(registration, pages)).toContain('/clinical-trials/:trial_name/inscription')
    expect(formsOf(registration, pages)).toContain('/clinical-trials/:trial_name/sign-up')
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
