import type { Locale } from '@clairmemoire/domain/locale'
import { refuseBadStart } from '@clairmemoire/settings/production'
import type { Setting } from '@clairmemoire/settings/schema'
import { describe, expect, test } from 'vitest'
import { publicSettings } from './operator-facts.ts'
import { readSettings, siteSettings } from './settings.ts'

const ownFacts = {
  CONTACT_PHONE: '01 23 45 67 89',
  DESK_EMAIL: 'desk@clinic.example',
  OPERATOR_NAME: 'Clinic',
  OPERATOR_ADDRESS: 'Street',
  OPERATOR_REGISTRATION: '123',
  PUBLICATION_DIRECTOR: 'Director',
  HOSTING_PROVIDER: 'Host',
  DPO_EMAIL: 'dpo@clinic.example',
}

describe('a setting that is not set', () => {
  test('has the documented default', () => {
    const { port, host, siteEnvironment, trustProxy } = readSettings({})
    expect({ port, host, siteEnvironment, trustProxy }).toEqual({
      port: 8080,
      host: '127.0.0.1',
      siteEnvironment: 'local',
      trustProxy: false,
    })
  })

  test('counts as not set when it is empty', () => {
    expect(readSettings({ PORT: ' ', CONTACT_PHONE: '' })).toEqual(readSettings({}))
  })

  test('is shown as a sample, and the page is marked', () => {
    const { operator } = readSettings({})
    const french = publicSettings(operator, { locale: 'fr', environment: 'local' })
    expect(french).toMatchObject({ sample: true, contactPhone: '+33199001234' })
    expect(publicSettings(operator, { locale: 'en', environment: 'local' }).contactPhone).toBe('+12025550142')
  })
})

test("the operator's facts replace the samples, which production never shows", () => {
  const environment = { ...ownFacts, CONTACT_PHONE_US: '(202) 555-0100' }
  const { operator } = readSettings({ ...environment, SITE_ENV: 'production' })
  expect(publicSettings(operator, { locale: 'fr', environment: 'production' })).toMatchObject({
    sample: false,
    contactPhone: '+33123456789',
  })
  expect(publicSettings(operator, { locale: 'en', environment: 'production' }).contactPhone).toBe('+12025550100')
  const local = readSettings(environment).operator
  expect(publicSettings(local, { locale: 'fr', environment: 'local' }).sample).toBe(true)
})

test('without an English telephone the English site shows the French one, as the mails of the backend do', () => {
  const { operator } = readSettings(ownFacts)
  expect(publicSettings(operator, { locale: 'en', environment: 'local' }).contactPhone).toBe('+33123456789')
})

const socialOf = (environment: NodeJS.ProcessEnv, locale: Locale) =>
  publicSettings(readSettings(environment).operator, { locale, environment: 'local' }).social

test('the social networks are shown on the French site only (R2-82)', () => {
  const SOCIAL_LINKS = 'https://www.facebook.com/clinic, https://linkedin.com/company/clinic,'
  expect(socialOf({ SOCIAL_LINKS }, 'fr')).toEqual([
    { network: 'facebook', href: 'https://www.facebook.com/clinic' },
    { network: 'linkedin', href: 'https://linkedin.com/company/clinic' },
  ])
  expect(socialOf({ SOCIAL_LINKS }, 'en')).toEqual([])
})

test('sample links of the four networks lead nowhere, and appear only where samples are shown (A-44)', () => {
  expect(socialOf({}, 'fr').map(({ network, href }) => [network, new URL(href).hostname])).toEqual(
    ['facebook', 'instagram', 'linkedin', 'youtube'].map((network) => [network, `${network}.example`]),
  )
  expect(socialOf({}, 'en')).toEqual([])
  const complete = readSettings({ ...ownFacts, SITE_ENV: 'production' }).operator
  expect(publicSettings(complete, { locale: 'fr', environment: 'production' }).social).toEqual([])
})

test.each([
  ['production', false],
  ['staging', true],
  ['local', true],
])('in %s unapproved texts of studies are shown: %j', (SITE_ENV, expected) => {
  const { operator } = readSettings({ SITE_ENV })
  expect(publicSettings(operator, { locale: 'fr', environment: 'local' }).showsSamples).toBe(expected)
})

describe('the backend', () => {
  test.each([
    [{}, 'http://127.0.0.1:8081'],
    [{ BACKEND_PORT: '9001' }, 'http://127.0.0.1:9001'],
    [{ BACKEND_PORT: '9001', BACKEND_URL: 'http://10.0.0.7:9002' }, 'http://10.0.0.7:9002'],
  ])('of a site started with %o is expected at %s', (environment, address) => {
    expect(readSettings(environment).backendUrl).toBe(address)
  })

  test('prevents the start if its port is unknown, rather than causing 503 for ever (R0-03)', () => {
    expect(() => readSettings({ BACKEND_PORT: '0' })).toThrow('BACKEND_URL must be set where BACKEND_PORT is 0.')
  })
})

test('all invalid settings are reported at once, of the server and of the operator (R0-03)', () => {
  expect(() => readSettings({ TRUST_PROXY: 'banana', DESK_EMAIL: 'desk', PORT: '80a' })).toThrow(
    /^PORT must .+\nTRUST_PROXY must .+, not "banana"\.\nDESK_EMAIL must .+\.$/,
  )
})

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ SITE_ENV: 'prod' }, 'SITE_ENV must be production, staging or local, not "prod".'],
  [{ BACKEND_URL: 'localhost:1' }, 'BACKEND_URL must be an http or https address, not "localhost:1".'],
  [
    { TRUST_PROXY: 'nonsense' },
    'TRUST_PROXY must be true, false, a number of proxies, or names and addresses of proxies such as loopback, not "nonsense".',
  ],
  [{ DESK_EMAIL: 'desk' }, 'DESK_EMAIL must be one e-mail address, not "desk".'],
  [
    { SOCIAL_LINKS: 'https://facebook.com.evil.example/x' },
    'SOCIAL_LINKS must be https addresses at Facebook, Instagram, LinkedIn or YouTube, not "https://facebook.com.evil.example/x".',
  ],
  [{ SOCIAL_LINKS: 'https://facebook.com/x, https://x.example' }, 'YouTube, not "https://x.example".'],
  [{ SOCIAL_LINKS: 'http://facebook.com/x' }, 'SOCIAL_LINKS must be https addresses'],
  [{ SOCIAL_LINKS: 'javascript:alert(1)' }, 'SOCIAL_LINKS must be https addresses'],
  [
    { CONTACT_PHONE: '+33 0 00 00 00 00' },
    'CONTACT_PHONE must be a telephone number such as +33 1 23 45 67 89, not "+33 0 00 00 00 00".',
  ],
  [{ CONTACT_PHONE: '12' }, 'CONTACT_PHONE must be a telephone number such as +33 1 23 45 67 89, not "12".'],
])('%o is rejected with one sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})

describe('production', () => {
  const start = (environment: Record<string, string>) => () =>
    refuseBadStart({ SITE_ENV: 'production', SMTP_URL: 'smtp://mail.example', ...environment }, [siteSettings])
  test('does not start without the operator’s own facts, and lists them (R0-05)', () => {
    const { DPO_EMAIL: _, ...incomplete } = ownFacts
    expect(start(incomplete)).toThrow('SITE_ENV=production needs these settings: DPO_EMAIL.')
  })

  test('starts with the own facts of the operator', () => {
    expect(start(ownFacts)).not.toThrow()
  })

  test.each(['local', 'staging'])('%s may show samples', (SITE_ENV) => {
    expect(start({ SITE_ENV })).not.toThrow()
  })

  test('requires every fact that is otherwise shown as a sample (R0-06)', () => {
    const samples = Object.values<Setting>(siteSettings).filter(({ fallback }) => fallback === 'sample')
    const names = samples.map(({ name }) => name)
    expect(start({})).toThrow(`SITE_ENV=production needs these settings: ${names.join(', ')}.`)
    expect(start({ ...ownFacts, SMTP_URL: '' })).toThrow('settings: SMTP_URL.')
    expect(new Set(names)).toEqual(new Set(Object.keys(ownFacts)))
  })
})
