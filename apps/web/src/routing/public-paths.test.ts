import { describe, expect, test } from 'vitest'
import { fullPage } from './page-row.ts'
import { createPathLookup, pathsOf, canonicalPathOf, matchPath, publicPath, routePath } from './public-paths.ts'
import { type Page, pageOf } from './site-map.ts'

describe('a path', () => {
  test.each(['/essais-cliniques/mk2214', '/clinical-trials/mk2214', '/clinical-trials/mk2214/'])(
    '%s is the page of a study',
    (path) => {
      expect(matchPath(path)).toEqual({ page: pageOf('StudyDetail'), params: { trial_name: 'mk2214' } })
    },
  )

  test.each(['/clinical-trials//', '/clinical-trial', '/Clinical-Trials', '//clinical-trials', '/clinical-trials/a/b'])(
    '%s is not a page',
    (path) => {
      expect(matchPath(path)).toBeUndefined()
    },
  )

  test('has a canonical path in each locale, and one path in the router', () => {
    const match = { page: pageOf('StudyDetail'), params: { trial_name: 'mk2214' } }
    expect(publicPath(match.page, 'en', match.params)).toBe('/clinical-trials/mk2214')
    expect(publicPath(match.page, 'fr', match.params)).toBe('/essais-cliniques/mk2214')
    expect(routePath(match)).toBe('/essais-cliniques/mk2214')
  })
})

const pageAt = (path: string, aliases: readonly string[] = []): Page => ({ ...pageOf('Home'), path, aliases })

const step = pageAt('/preconsultation/:step')
const contact = pageAt('/preconsultation/contact', ['/preconsultation/joindre'])
const part = pageAt('/studies/:study/:part')
const lookup = createPathLookup([step, contact, part])

describe('a literal path takes precedence over parameters', () => {
  test.each([
    ['/preconsultation/contact', contact, {}],
    ['/preconsultation/contact/', contact, {}],
    ['/preconsultation/joindre', contact, {}],
    ['/preconsultation/2', step, { step: '2' }],
    ['/studies/a/b', part, { study: 'a', part: 'b' }],
  ])('%s', (path, page, params) => {
    expect(lookup(path)).toEqual({ page, params })
  })
})

test('a path that lacks the value of a parameter is not a page', () => {
  expect(lookup('/preconsultation/')).toBeUndefined()
  expect(lookup('/studies/a')).toBeUndefined()
})

const home: Page = { ...fullPage, screen: 'Home', path: '/' }
const catalogue: Page = {
  ...fullPage,
  screen: 'StudiesHome',
  path: '/essais-cliniques',
  canonicalPath: { en: '/clinical-trials' },
}
const studyPage: Page = { ...fullPage, screen: 'StudyDetail', path: '/essais-cliniques/:trial_name' }
const registrationPage: Page = {
  ...fullPage,
  screen: 'TrialFinder',
  path: '/essais-cliniques/:trial_name/inscription',
  canonicalPath: { en: '/essais-cliniques/:trial_name/registration' },
  aliases: ['/essais-cliniques/:trial_name/sign-up'],
}
const pages = [home, catalogue, studyPage, registrationPage]

describe('all paths of a page', () => {
  test('are the path, the canonical paths of locales, and the aliases', () => {
    expect(pathsOf(catalogue, pages)).toEqual(['/essais-cliniques', '/clinical-trials'])
  })

  test('begin with each path of the parent if it is a child', () => {
    expect(pathsOf(studyPage, pages)).toEqual(['/essais-cliniques/:trial_name', '/clinical-trials/:trial_name'])
    expect(pathsOf(registrationPage, pages)).toContain('/clinical-trials/:trial_name/registration')
    expect(pathsOf(registrationPage, pages)).toContain('/clinical-trials/:trial_name/inscription')
    expect(pathsOf(registrationPage, pages)).toContain('/clinical-trials/:trial_name/sign-up')
  })
})

describe('the canonical path', () => {
  test('is the path itself if the locale defines no other', () => {
    expect(canonicalPathOf(catalogue, 'fr', pages)).toBe('/essais-cliniques')
    expect(canonicalPathOf(home, 'en', pages)).toBe('/')
  })

  test('begins with the canonical path of the parent if the page is a child', () => {
    expect(canonicalPathOf(studyPage, 'en', pages)).toBe('/clinical-trials/:trial_name')
    expect(canonicalPathOf(registrationPage, 'en', pages)).toBe('/clinical-trials/:trial_name/registration')
    expect(canonicalPathOf(registrationPage, 'fr', pages)).toBe('/essais-cliniques/:trial_name/inscription')
  })
})
