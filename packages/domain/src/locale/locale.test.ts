import { describe, expect, it } from 'vitest'
import { isLocale, localeOfLanguage, locales, otherLocale, selectLocale } from './locale.ts'

describe('the locale of a request', () => {
  it.each([
    ['en', 'clairmemoire.fr', 'en'],
    ['fr', 'clairmemoire.com', 'fr'],
    ['en', undefined, 'en'],
  ])('is that of the cookie (%s), whatever the host (%s) (R4-01)', (cookie, host, locale) => {
    expect(selectLocale({ cookie, host })).toBe(locale)
  })

  it.each([
    'clairmemoire.fr',
    'staging.clairmemoire.fr',
    'clairmemoire.fr:8443',
    'CLAIRMEMOIRE.FR',
    'clairmemoire.fr.',
  ])('is French on %s, which ends in .fr (R4-02)', (host) => {
    expect(selectLocale({ host })).toBe('fr')
  })

  it.each(['clairmemoire.com', 'staging.clairmemoire.com', 'clairmemoire.com:443', 'Clairmemoire.COM', 'other.com.'])(
    'is English on %s, which ends in .com (R4-03)',
    (host) => {
      expect(selectLocale({ host })).toBe('en')
    },
  )

  it.each(['localhost:8080', '127.0.0.1', '[::1]:8080', 'clairmemoire.org', 'clairmemoire.com.evil.test', 'com', ''])(
    'is French on %j, which ends neither in .fr nor in .com (R4-04)',
    (host) => {
      expect(selectLocale({ host })).toBe('fr')
    },
  )

  it('is French without cookie and host (R4-04)', () => {
    expect(selectLocale({})).toBe('fr')
    expect(selectLocale({ cookie: undefined, host: undefined })).toBe('fr')
  })

  it.each(['', 'de', 'EN', 'en-US', ' en', '__proto__'])(
    'is that of the host if the cookie is %j, which is not a locale',
    (cookie) => {
      expect(selectLocale({ cookie, host: 'clairmemoire.com' })).toBe('en')
      expect(selectLocale({ cookie, host: 'clairmemoire.fr' })).toBe('fr')
    },
  )
})

it.each([undefined, null, 0, ['fr'], { fr: true }, 'FR'])('%j is not a locale', (value) => {
  expect(isLocale(value)).toBe(false)
})

it('the nearest locale of a language is French for French, and English for any other', () => {
  expect(['fr', 'fr-CA', 'en-GB', 'de', 'fry'].map(localeOfLanguage)).toEqual(['fr', 'fr', 'en', 'en', 'en'])
})

it('the other locale of French is English, and that of English is French', () => {
  expect(locales.map(otherLocale)).toEqual(['en', 'fr'])
})
