import { locales } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { segmentsOf } from '@clairmemoire/domain/sms'
import { usTimeZones } from '@clairmemoire/domain/us-time-zone'
import { formatDay, formatZoneBeside } from '@clairmemoire/i18n/formats'
import { describe, expect, it } from 'vitest'
import { requestRow } from '../../testing/request-row.ts'
import { sampleSms } from '../../testing/sample-sms.ts'
import { clinic as testClinic } from '../../testing/test-backend.ts'
import { instantAt } from '../platform/calendar/zoned-time.ts'
import { requestSms } from './request-sms.ts'
import { smsText } from './sms-texts.ts'

const origin = 'https://www.staging.clairmemoire.com'
const clinic = { ...testClinic, name: productName, sites: { fr: origin, en: origin } }
const capability = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
const person = { firstName: 'Camille', lastName: 'Quelquun', study: null, phone: '+33612345678' }

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10))
const zones = ['Europe/Paris', ...usTimeZones]

function longest(words: readonly string[], written: (word: string) => string): string {
  return words.toSorted((one, other) => written(other).length - written(one).length)[0] ?? ''
}

describe.each(locales)('the text messages in %s', (locale) => {
  const callBy = longest(days, (day) => formatDay(locale, day))
  const zone = longest(zones, (each) => formatZoneBeside(locale, each))
  const startsAt = instantAt(callBy, 12 * 60 + 30, zone).toISOString()
  const callback = { kind: 'slot', starts_at: startsAt, time_zone: zone } as const
  const samples = sampleSms(locale, clinic, { ...person, callback, callBy })

  it('exist for every kind', () => {
    expect(new Set(samples.map(([order]) => order))).toEqual(new Set(Object.keys(requestSms)))
  })

  it.each(samples)('%s, %s: has at most two segments at the longest moment, and a link', (_order, _about, text) => {
    expect(segmentsOf(text)).toBeLessThanOrEqual(2)
    expect(text.split('\n')).toContain(`${origin}/r#${capability}`)
  })

  it.each(samples)('%s, %s: says who writes and how to stop', (_order, _about, text) => {
    expect(text).toContain(productName)
    expect(text.split('\n').at(-1)).toMatch(/^(?:Répondez|Reply) STOP /)
  })

  it.each(samples)('%s, %s: has no health word, no study name, no number and no last name', (_order, _about, text) => {
    const words = text.replaceAll(productName, '').replaceAll(origin, '')
    expect(words).not.toMatch(
      /mémoire|memor|cognit|health|santé|clini|médec|doctor|patient|study|étude|essai|trial|recherche|research|Quelquun|predictom|612345678/i,
    )
  })
})

const asked = (firstName: string, isConfirmed: boolean, locale: 'fr' | 'en' = 'fr') =>
  smsText({ occasion: 'asked', row: requestRow({ firstName, locale }), clinic, capability, isConfirmed })

it('the first name is only in messages to a confirmed number', () => {
  expect(asked('Camille', true)).toMatch(/^Bonjour Camille\. Clairmémoire : /)
  expect(asked('Camille', false)).toMatch(/^Clairmémoire : /)
})

it.each(['Zoë', '🙂', '李', 'www.evil.example', 'A'.repeat(60)])(
  'the first name is left out if it does not fit: %s',
  (name) => {
    const row = requestRow({
      firstName: name,
      callback: { kind: 'slot', starts_at: '2027-09-22T18:30:00Z', time_zone: 'Pacific/Honolulu' },
    })
    const text = smsText({ occasion: 'time_closed', row, clinic, capability, isConfirmed: true }) ?? ''
    expect(text).toMatch(/^Clairmémoire : /)
    expect(segmentsOf(text)).toBeLessThanOrEqual(2)
  },
)

it('letters outside the alphabet of text messages are written without accent', () => {
  const text = smsText({
    occasion: 'asked',
    row: requestRow({ callback: { kind: 'slot', starts_at: '2027-08-03T08:00:00Z', time_zone: 'Europe/Paris' } }),
    clinic,
    capability,
    isConfirmed: false,
  })
  expect(text).toContain("votre demande d'appel est notée. Nous appelons le mardi 3 aout à 10 h (heure de Paris).")
})

it('a message after the call was made, or about an ended link, is not written', () => {
  const row = requestRow({ callState: 'made' })
  expect(smsText({ occasion: 'changed', row, clinic, capability, isConfirmed: true })).toBeUndefined()
  expect(smsText({ occasion: 'link', row, clinic, capability: null, isConfirmed: true })).toBeUndefined()
})
