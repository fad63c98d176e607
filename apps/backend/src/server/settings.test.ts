import { refuseBadStart } from '@clairmemoire/settings/production'
import type { Setting } from '@clairmemoire/settings/schema'
import { describe, expect, it } from 'vitest'
import { withoutLimits } from '../platform/overload/limits.ts'
import { backendSettings, readSettings } from './settings.ts'

describe('settings', () => {
  it('have defaults for a start without any variable', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 8081,
      dataDirectory: '.data',
      databaseUrl: undefined,
      smtpUrl: undefined,
      siteEnvironment: 'local',
      trustProxy: 'loopback',
      limits: { submissionsPerMinute: 5, readsPerMinute: 300, eventLoopDelay: 1000 },
      idempotencyKeyDays: 30,
      informationOnly: false,
      resultDays: 365,
      clinic: { deskLocale: 'fr', phones: { FR: '+33199001234', US: '+12025550142' } },
    })
  })

  it('link to LOCAL_SITE_URL in the local environment only', () => {
    const local = { LOCAL_SITE_URL: 'http://localhost:8080' }
    expect(readSettings(local).clinic.sites).toEqual({ fr: 'http://localhost:8080', en: 'http://localhost:8080' })
    expect(readSettings({ ...local, SITE_ENV: 'staging' }).clinic.sites.fr).toMatch(/^https:/)
  })

  it('turn scores off with INFORMATION_ONLY, and link to the sites of SITE_ENV', () => {
    expect(readSettings({ INFORMATION_ONLY: 'true' }).informationOnly).toBe(true)
    expect(() => readSettings({ INFORMATION_ONLY: 'yes' })).toThrow(
      'INFORMATION_ONLY must be true or false, not "yes".',
    )
    expect(readSettings({ SITE_ENV: 'staging' }).clinic.sites.en).toMatch(/^https:\/\/staging\..+\.com$/)
  })

  it('link to the hosts of the operator (R0-35)', () => {
    const { sites } = readSettings({
      SITE_ENV: 'production',
      SITE_HOST_FR: 'clinique.fr',
      SITE_HOST_EN: 'clinic.com',
    }).clinic
    expect(sites).toEqual({ fr: 'https://clinique.fr', en: 'https://clinic.com' })
    expect(readSettings({ SITE_ENV: 'staging', SITE_HOST_FR: 'clinique.fr' }).clinic.sites.en).toMatch(/staging\./)
  })

  it('use the French phone number for an operator without an American one, as on the site', () => {
    const phones = (environment: Record<string, string>) => readSettings(environment).clinic.phones
    const own = { CONTACT_PHONE: '01 99 00 56 78' }
    expect(phones(own)).toEqual({ FR: '+33199005678', US: '+33199005678' })
    expect(phones({ ...own, CONTACT_PHONE_US: '(202) 555-0199' })).toEqual({ FR: '+33199005678', US: '+12025550199' })
    expect(phones({ CONTACT_PHONE_US: '(202) 555-0199' })).toEqual({ FR: '+33199001234', US: '+12025550199' })
  })

  it('treat an empty value as unset', () => {
    expect(readSettings({ BACKEND_PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8081, databaseUrl: undefined })
  })

  it('accept proxies in the format of Fastify', () => {
    expect(
      ['loopback', 'true', 'false', '10.0.0.0/8'].map(
        (address) => readSettings({ BACKEND_TRUST_PROXY: address }).trustProxy,
      ),
    ).toEqual(['loopback', true, false, '10.0.0.0/8'])
  })

  it.each(['0', 'off'])('turn limits off by %s', (off) => {
    const { limits } = readSettings({
      RATE_LIMIT_SUBMISSIONS: off,
      PROOF_OF_WORK_FROM: off,
      RATE_LIMIT_READS: off,
      MAX_EVENT_LOOP_DELAY: off,
    })
    expect(limits).toEqual(withoutLimits)
  })

  it.each([
    ['RATE_LIMIT_READS', '-1', 'RATE_LIMIT_READS must be a whole number, or off, not "-1".'],
    ['RATE_LIMIT_SUBMISSIONS', 'many', 'RATE_LIMIT_SUBMISSIONS must be a whole number, or off, not "many".'],
    ['BACKEND_PORT', 'eighty', 'BACKEND_PORT must be a whole number from 0 to 65535, not "eighty".'],
    ['BACKEND_PORT', '70000', 'BACKEND_PORT must be a whole number from 0 to 65535, not "70000".'],
    ['BACKEND_PORT', '-1', 'BACKEND_PORT must be a whole number from 0 to 65535, not "-1".'],
    ['DATABASE_URL', 'mysql://u:secret@h/d', 'DATABASE_URL must be an address that begins with postgres://.'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that begins with smtp://.'],
    ['SITE_ENV', 'prod', 'SITE_ENV must be production, staging or local, not "prod".'],
    ['DESK_LOCALE', 'de', 'DESK_LOCALE must be fr or en, not "de".'],
    ['DESK_EMAIL', 'a@b.test, c@d.test', 'DESK_EMAIL must be one e-mail address, not "a@b.test, c@d.test".'],
    [
      'BACKEND_TRUST_PROXY',
      'nonsense',
      'BACKEND_TRUST_PROXY must be true, false, or names and addresses of proxies such as loopback, not "nonsense".',
    ],
    ['IDEMPOTENCY_KEY_DAYS', '0', 'IDEMPOTENCY_KEY_DAYS must be a number of days from 1 to 9999, not "0".'],
    ['CONTACT_PHONE_US', '12', 'CONTACT_PHONE_US must be a telephone number such as +33 1 23 45 67 89, not "12".'],
    ['CONTACT_PHONE', '12', 'CONTACT_PHONE must be a telephone number such as +33 1 23 45 67 89, not "12".'],
  ])('refuse %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence)
  })
})

describe('production', () => {
  const facts = {
    MAIL_FROM: 'bonjour@real.example',
    DESK_EMAIL: 'desk@real.example',
    OPERATOR_ADDRESS: '1 rue des Lilas, Paris',
    CONTACT_PHONE: '01 99 00 56 78',
    SMTP_URL: 'smtp://mail.real.example',
  }
  const start = (environment: Record<string, string>) => () =>
    refuseBadStart({ SITE_ENV: 'production', ...environment }, [backendSettings])

  it('does not start without a mail server and real values for all sample facts', () => {
    const samples = Object.values<Setting>(backendSettings).filter(({ fallback }) => fallback === 'sample')
    expect(start({})).toThrow(
      `SITE_ENV=production needs these settings: ${[...samples.map(({ name }) => name), 'SMTP_URL'].join(', ')}.`,
    )
    expect(start({ DESK_EMAIL: facts.DESK_EMAIL })).toThrow(
      'SITE_ENV=production needs these settings: MAIL_FROM, OPERATOR_ADDRESS, CONTACT_PHONE, SMTP_URL.',
    )
  })

  it('starts with real facts', () => {
    expect(start(facts)).not.toThrow()
  })

  it('is the only environment that rejects samples', () => {
    expect(start({ SITE_ENV: 'staging' })).not.toThrow()
  })
})
