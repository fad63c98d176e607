import { numberCountry } from '@clairmemoire/domain/is-mobile-number'
import type { SiteEnvironment } from '@clairmemoire/domain/site-host'
import { anySecret, anyText, type Kind, kindOf, limit, oneOf } from '@clairmemoire/settings/kinds'
import { sharedSettings } from '@clairmemoire/settings/operator'
import type { Schema, SettingsOf } from '@clairmemoire/settings/schema'

/** The key of the sender for all countries without one of their own. */
const otherCountries = ''

/** The sender by country. A name is refused, because nobody can answer STOP to it. */
const sendersByCountry: Kind<ReadonlyMap<string, string>> = kindOf(
  'short codes or numbers such as 38123,US=+12025550142, to which people can answer',
  (text) => {
    const found = text.split(',').map((part) => /^(?:([A-Z]{2})=)?(\d{3,8}|\+[1-9]\d{6,14})$/.exec(part.trim()))
    if (found.includes(null)) return undefined
    return new Map(found.map((pair) => [pair?.[1] ?? otherCountries, pair?.[2] ?? '']))
  },
)

/** Placeholders may be behind the host only. */
const gatewayAddress: Kind<string> = {
  ...kindOf('an http or https address without user and password, with {to} and {text} behind its host', (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
    return isWeb && url.username === '' && url.password === '' && !/[{%]/.test(url.host) ? text : undefined
  }),
  isSecret: true,
}

export const smsSettings = {
  sms: sharedSettings.sms,
  smsCountries: sharedSettings.smsCountries,
  smsSenders: {
    name: 'SMS_SENDERS',
    kind: sendersByCountry,
    fallback: 'an invented short code',
    meaning:
      'the sender of text messages: a short code or a number to which people can answer STOP, such as `38123,US=+12025550142`. An entry without a country is for all countries without one of their own. Production needs one for each country',
  },
  smsSegmentsPerDay: {
    name: 'SMS_SEGMENTS_PER_DAY',
    kind: limit,
    default: '500',
    meaning:
      'the number of segments, the unit that gateways charge, that may be sent in 24 hours to all numbers together; `off` for no limit. Messages beyond wait, and the log has a line at 80 %',
  },
  smsReportsSecret: {
    name: 'SMS_REPORTS_SECRET',
    kind: anySecret,
    meaning:
      'the password with which the gateway, as user `gateway`, reports deliveries and answers; production needs it',
  },
  smsGatewayUrl: {
    name: 'SMS_GATEWAY_URL',
    kind: gatewayAddress,
    fallback: 'files in `DATA_DIR/outbox`',
    meaning:
      'the address at which a gateway takes a text message, [as in this example](text-messages.md), with `{to}` (as +33…), `{digits}` (as 33…), `{from}`, `{text}` and `{id}`; production needs it',
  },
  smsGatewayBody: {
    name: 'SMS_GATEWAY_BODY',
    kind: anyText,
    fallback: 'none: the request is a GET',
    meaning: 'the body of the request to the gateway, with the same placeholders; the request is then a POST',
  },
  smsGatewayContentType: {
    name: 'SMS_GATEWAY_CONTENT_TYPE',
    kind: oneOf('application/json', 'application/x-www-form-urlencoded'),
    default: 'application/json',
    meaning: 'the format of `SMS_GATEWAY_BODY`: placeholders are escaped for it',
  },
  smsGatewayAuthorization: {
    name: 'SMS_GATEWAY_AUTHORIZATION',
    kind: anySecret,
    meaning: 'the header `Authorization` of the request to the gateway, such as `Bearer …`',
  },
  smsGatewaySecret: {
    name: 'SMS_GATEWAY_SECRET',
    kind: anySecret,
    meaning:
      'signs the request: the header `X-Signature` is then `sha256=` and the HMAC of the body, or without a body of path and query, in hexadecimal',
  },
  smsGatewayAccepts: {
    name: 'SMS_GATEWAY_ACCEPTS',
    kind: anyText,
    fallback: 'any answer with a status from 200 to 299 accepts',
    meaning:
      'a text that an accepting answer contains besides; for gateways that answer 200 with an error. A message whose answer lacks it waits for the operator',
  },
  smsGatewayRefuses: {
    name: 'SMS_GATEWAY_REFUSES',
    kind: anyText,
    meaning: 'a text of an answer by which the gateway refuses this number for ever',
  },
} satisfies Schema

export type SmsSettings = SettingsOf<typeof smsSettings>

type Senders = Pick<SmsSettings, 'smsCountries' | 'smsSenders'>

/** An invented short code; only the outbox shows it. */
const sampleSender = '30000'

/** The sender of text messages to a number in E.164; undefined if its country gets none. */
export function senderFor(settings: Senders, number: string): string | undefined {
  const country = numberCountry(number) ?? ''
  return settings.smsCountries.includes(country) ? senderOf(settings, country) : undefined
}

function senderOf({ smsSenders }: Senders, country: string): string | undefined {
  return smsSenders === undefined ? sampleSender : (smsSenders.get(country) ?? smsSenders.get(otherCountries))
}

/** A sentence for each setting without which text messages cannot work in production. */
export function smsProblems(settings: SmsSettings & { siteEnvironment: SiteEnvironment }): string[] {
  if (settings.sms === 'off') return []
  const isProduction = settings.siteEnvironment === 'production'
  const hasNoSender = isProduction && settings.smsSenders === undefined
  const silent = settings.smsCountries.filter((country) => hasNoSender || senderOf(settings, country) === undefined)
  const needs = (name: string, purpose: string) => `SMS=on in production needs ${name}, ${purpose}.`
  return [
    ...(isProduction && settings.smsGatewayUrl === undefined
      ? [needs('SMS_GATEWAY_URL', 'the address of a gateway')]
      : []),
    ...(isProduction && settings.smsReportsSecret === undefined
      ? [needs('SMS_REPORTS_SECRET', 'with which the gateway reports deliveries and answers')]
      : []),
    ...(silent.length > 0
      ? [`SMS_SENDERS has no sender for ${silent.join(', ')}: add one, or remove the country from SMS_COUNTRIES.`]
      : []),
  ]
}
