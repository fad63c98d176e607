import { describe, expect, it } from 'vitest'
import { locales } from '../locale/locale.ts'
import { environmentOfHost, siteOrigin } from './site-host.ts'

describe('production', () => {
  it.each(['clairmemoire.fr', 'clairmemoire.com', 'Clairmemoire.COM', 'clairmemoire.fr:443', 'clairmemoire.fr.'])(
    'is %s',
    (host) => {
      expect(environmentOfHost(host)).toBe('production')
    },
  )

  it.each([
    'clairmemoire.evil.tld',
    'clairmemoire.fr.evil.tld',
    'clairmemoire.org',
    'clairmemoire',
    'clairmemoirexfr',
    'www.clairmemoire.fr',
    'evil-clairmemoire.fr',
    '',
  ])('is not %j, despite its prefix (R9-11, A-12)', (host) => {
    expect(environmentOfHost(host)).toBe('local')
  })
})

describe('staging', () => {
  it.each(['staging.clairmemoire.fr', 'staging.clairmemoire.com:8443'])('is %s', (host) => {
    expect(environmentOfHost(host)).toBe('staging')
  })

  it.each(['staging.evil.fr', 'pre.staging.clairmemoire.fr', 'stagingclairmemoire.fr'])('is not %s', (host) => {
    expect(environmentOfHost(host)).toBe('local')
  })
})

it.each(['localhost:8080', '127.0.0.1:3000', '[::1]:8080'])('%s is local', (host) => {
  expect(environmentOfHost(host)).toBe('local')
})

describe('with configured hosts (R0-35)', () => {
  const hosts = { fr: 'clinique.fr', en: 'clinic.com' }

  it.each(['production', 'staging', 'local'] as const)('a host has the configured environment: %s', (environment) => {
    expect(environmentOfHost('Clinique.FR:443', { environment, hosts })).toBe(environment)
    expect(environmentOfHost('clinic.com', { environment, hosts })).toBe(environment)
  })

  it.each(['clairmemoire.fr', 'staging.clairmemoire.com', 'clinique.fr.evil.tld', 'www.clinic.com'])(
    '%s is another host',
    (host) => {
      expect(environmentOfHost(host, { environment: 'production', hosts })).toBe('local')
    },
  )

  it.each(['production', 'staging', 'local'] as const)('the origins have the configured hosts: %s', (environment) => {
    expect(siteOrigin('fr', environment, hosts)).toBe('https://clinique.fr')
    expect(siteOrigin('en', environment, hosts)).toBe('https://clinic.com')
  })
})

describe('the origin of a site (R9-01)', () => {
  it.each(['production', 'staging'] as const)('is a host of the environment %s', (environment) => {
    for (const locale of locales) {
      expect(environmentOfHost(siteOrigin(locale, environment).slice('https://'.length))).toBe(environment)
    }
  })

  it('is the origin of production for a local site', () => {
    expect(siteOrigin('fr', 'local')).toBe('https://clairmemoire.fr')
    expect(siteOrigin('en', 'local')).toBe('https://clairmemoire.com')
  })

  it('keeps the environment when it changes the locale (R2-84)', () => {
    expect(siteOrigin('en', 'staging')).toBe('https://staging.clairmemoire.com')
    expect(siteOrigin('fr', 'production')).toBe('https://clairmemoire.fr')
  })
})
