import { describe, expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

const page = (url: string) => ({ kind: 'page', url })
const redirect = (location: string) => ({ kind: 'redirect', location })

describe('in French', () => {
  test.each([
    ['/', page('/')],
    ['/essais-cliniques', page('/essais-cliniques')],
    ['/essais-cliniques/', page('/essais-cliniques')],
    ['/clinical-trials', redirect('/essais-cliniques')],
    ['/clinical-trials/', redirect('/essais-cliniques')],
    ['/clinical-trials/predictom', { ...redirect('/essais-cliniques/predictom'), mayBeMissing: true }],
    ['/trial-finder?from=mail&x=%20', redirect('/trouver-un-essai?from=mail&x=%20')],
    ['/legal', redirect('/mentions-legales')],
    ['/r', redirect('/votre-demande')],
    ['/r/', redirect('/votre-demande')],
    ['/n', redirect('/vos-nouvelles')],
    ['/404', page('/404')],
    ['/nowhere', page('/404')],
  ])('%s', (path, destination) => {
    expect(destinationOf(path, 'fr')).toEqual(destination)
  })
})

describe('in English', () => {
  test.each([
    ['/clinical-trials/mk2214/', page('/clinical-trials/mk2214')],
    ['/essais-cliniques/mk2214?a=1', { ...redirect('/clinical-trials/mk2214?a=1'), mayBeMissing: true }],
    ['/trouver-un-essai', redirect('/trial-finder')],
    ['/mentions-legales/', redirect('/legal')],
    ['/r', redirect('/your-request')],
    ['/r/', redirect('/your-request')],
    ['/n', redirect('/your-news')],
  ])('%s', (path, destination) => {
    expect(destinationOf(path, 'en')).toEqual(destination)
  })
})

describe('a private link whose # was escaped', () => {
  const key = 'Abc_def-0123456789xyzA'
  test.each([
    `%23${key}`,
    `%2523${key}`,
    `%252523${key}`,
    `/%23${key}`,
    `#${key}`,
    `=23${key}`,
    `&%2335;${key}`,
    `%26%23x23%3B${key}`,
    `&amp;%2335;${key}`,
    `%23${key}%3E`,
    `%23${key}.`,
    `%23${key}?utm_source=mail`,
    `?utm_source=mail%23${key}`,
    `?utm_source=mail%2523${key}&x=1`,
  ])('%s leads to the same page with #', (end) => {
    expect(destinationOf(`/votre-demande${end}`, 'fr')).toEqual(redirect(`/votre-demande#${key}`))
  })

  test.each(['/your-request', '/vos-nouvelles', '/recommendations', '/invitation', '/hand-over'])(
    'is repaired on every page: %s',
    (path) => {
      const { kind, location } = { location: '', ...destinationOf(`${path}%23${key}`, 'fr') }
      expect([kind, location]).toEqual(['redirect', expect.stringMatching(new RegExp(`^/[a-z-]+#${key}$`))])
    },
  )

  test('leads to the 404 page if its address has no page, and its key is dropped', () => {
    expect(destinationOf(`/nowhere%23${key}`, 'fr')).toEqual(page('/404'))
  })

  test.each([
    ['/mentions-legales%23cookies', redirect('/mentions-legales#cookies')],
    ['/mentions-legales%23', redirect('/mentions-legales#')],
    ['/essais-cliniques?near=%23', page('/essais-cliniques?near=_')],
    ['/essais-cliniques?age=23', page('/essais-cliniques?age=23')],
    ['/essais-cliniques?near=23', page('/essais-cliniques?near=23')],
  ])('an escaped # is repaired before any fragment, but not in the value of a filter: %s', (path, destination) => {
    expect(destinationOf(path, 'fr')).toEqual(destination)
  })
})

describe('a page that redirects to another site', () => {
  const outside = { PartnerNeuilly: 'https://forms.example/neuilly' }

  test.each(['/partners/neuilly', '/partners/neuilly/', '/partners/neuilly?to=https://evil.example'])(
    '%s redirects to the address that the operator configured, never to one in the request',
    (path) => {
      expect(destinationOf(path, 'fr', outside)).toEqual(redirect(outside.PartnerNeuilly))
    },
  )

  test('is shown if no address is configured', () => {
    const unset = { PartnerNeuilly: undefined }
    expect(destinationOf('/partners/neuilly', 'fr', unset)).toEqual(page('/partners/neuilly'))
  })

  test('does not exist in the other language', () => {
    expect(destinationOf('/partners/neuilly', 'en', outside)).toEqual(page('/404'))
  })
})

test.each(['//evil.example', '/\\evil.example', '/essais-cliniques//evil.example'])(
  '%s never redirects to another host',
  (path) => {
    expect(destinationOf(path, 'en')).toEqual(page('/404'))
  },
)

describe('a path with capitals or needless escapes', () => {
  test.each([
    ['fr', '/Mentions-Legales', '/mentions-legales'],
    ['fr', '/mentions%2Dlegales', '/mentions-legales'],
    ['fr', '/MENTIONS%2dLEGALES/', '/mentions-legales'],
    ['fr', '/%6Dentions-legales', '/mentions-legales'],
    ['fr', '/Legal', '/mentions-legales'],
    ['fr', '/Clinical%2DTrials/Predictom?From=Mail&x=%2D', '/essais-cliniques/predictom?From=Mail&x=%2D'],
    ['fr', '/nos%2Darticles/article/Quand-Consulter', '/nos-articles/article/quand-consulter'],
    ['en', '/Help-Now', '/help-now'],
    ['en', '/clinical%2Dtrials/MK2214', '/clinical-trials/mk2214'],
    ['en', '/Essais-Cliniques', '/clinical-trials'],
  ] as const)('redirects permanently to the page, with its query: %s %s', (locale, path, location) => {
    expect(destinationOf(path, locale)).toMatchObject({ kind: 'redirect', location, isPermanent: true })
  })

  test.each(['/NOWHERE', '/no%2Dwhere', '/%2e%2e/legal', '/%2F%2Fevil.example', '/legal%0d', '/%E9'])(
    'is not redirected if there is no page: %s',
    (path) => {
      expect(destinationOf(path, 'en')).toEqual(page('/404'))
    },
  )
})
