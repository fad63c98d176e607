import { describe, expect, test } from 'vitest'
import { matchPath, publicPath, routePath } from './public-paths.ts'
import { pageOf } from './site-map.ts'

describe('a path', () => {
  test.each(['/essais-cliniques/mk2214', '/clinical-trials/mk2214', '/clinical-trials/mk2214/'])(
    '%s is the page of a study',
    (path) => {
      expect(matchPath(path)).toEqual({ page: pageOf('StudyDetail'), params: { trial_name: 'mk2214' } })
    },
  )

  test.each(['/clinical-trials//', '/clinical-trial', '/Clinical-Trials', '//clinical-trials', '/clinical-trials/a/b'])(
    '%s is no page',
    (path) => {
      expect(matchPath(path)).toBeUndefined()
    },
  )

  test('is shown in the form of the locale and known to the router by one path', () => {
    const match = { page: pageOf('StudyDetail'), params: { trial_name: 'mk2214' } }
    expect(publicPath(match.page, 'en', match.params)).toBe('/clinical-trials/mk2214')
    expect(publicPath(match.page, 'fr', match.params)).toBe('/essais-cliniques/mk2214')
    expect(routePath(match)).toBe('/essais-cliniques/mk2214')
  })
})
