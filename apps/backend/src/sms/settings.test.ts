import { settingsFrom } from '@clairmemoire/settings/schema'
import { describe, expect, it } from 'vitest'
import { senderFor, smsProblems, smsSettings } from './settings.ts'

const read = (environment: Record<string, string>) => settingsFrom(environment, smsSettings)

describe('the sender of a text message', () => {
  it.each([
    ['+33639981234', '38123'],
    ['+262692123456', '38123'],
    ['+12025550142', '+12025550199'],
    ['+14165550178', undefined],
    ['+447700900123', undefined],
  ])('to %s is %s', (number, sender) => {
    expect(senderFor(read({ SMS_SENDERS: '38123,US=+12025550199' }), number)).toBe(sender)
  })

  it('is a sample until the operator enters one', () => {
    expect(senderFor(read({}), '+33639981234')).toBe('30000')
  })

  it.each(['Clinic', 'FR=Clinic', '0612345678', 'fr=38123', '38123,'])(
    'is a number to which people can answer, and not "%s"',
    (senders) => {
      expect(() => read({ SMS_SENDERS: senders })).toThrow(/^SMS_SENDERS must be short codes or numbers /)
    },
  )
})

it.each(['ftp://gateway.test/', 'https://user:secret@gateway.test/', 'https://{to}.test/', 'gateway.test'])(
  'a gateway cannot be at %s, and the refusal does not repeat the address',
  (url) => {
    expect(() => read({ SMS_GATEWAY_URL: url })).toThrow(/^SMS_GATEWAY_URL must be an http or https address [^:]+\.$/)
  },
)

describe('text messages in production', () => {
  const problems = (environment: Record<string, string>, siteEnvironment = 'production' as const) =>
    smsProblems({ ...read(environment), siteEnvironment })

  it('need a gateway, a secret and senders, and each missing one is named in a sentence', () => {
    expect(problems({ SMS: 'on' })).toEqual([
      'SMS=on in production needs SMS_GATEWAY_URL, the address of a gateway.',
      'SMS=on in production needs SMS_REPORTS_SECRET, with which the gateway reports deliveries and answers.',
      'SMS_SENDERS has no sender for FR, GP, MQ, GF, RE, YT, US: add one, or remove the country from SMS_COUNTRIES.',
    ])
  })

  it('need a sender for each country', () => {
    const whole = { SMS: 'on', SMS_GATEWAY_URL: 'https://gateway.test/?to={to}', SMS_REPORTS_SECRET: 'a'.repeat(24) }
    expect(problems({ ...whole, SMS_SENDERS: '38123' })).toEqual([])
    expect(problems({ ...whole, SMS_SENDERS: 'FR=38123', SMS_COUNTRIES: 'FR,US' })).toEqual([
      'SMS_SENDERS has no sender for US: add one, or remove the country from SMS_COUNTRIES.',
    ])
  })

  it('need nothing while they are off', () => {
    expect(problems({})).toEqual([])
  })
})
