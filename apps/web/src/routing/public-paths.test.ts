import { describe, expect, test } from 'vitest'
import { placePath, publicPath, routePath } from './public-paths.ts'
import { pageOf } from './site-map.ts'

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
