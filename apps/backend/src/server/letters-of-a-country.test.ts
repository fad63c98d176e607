import { countries, emergencyNumbers } from '@clairmemoire/domain/country'
import { locales } from '@clairmemoire/domain/locale'
import { writePhoneNumber } from '@clairmemoire/domain/phone-number'
import { describe, expect, it } from 'vitest'
import { letterAsShown } from '../../testing/letter-as-shown.ts'
import { sampleLetters } from '../../testing/sample-letters.ts'
import { clinic } from '../../testing/test-backend.ts'
import { phoneForDesk } from '../calls/call-for-desk.ts'
import { zoneOfDesk } from '../calls/zone-of-calls.ts'
import { letterAsText } from '../mail/letter.ts'

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
/** Everything in a mail: text, HTML and the unfolded calendar file. */
const wordsOf = (letter: Parameters<typeof letterAsText>[0]) =>
  plain(`${letterAsText(letter)} ${letterAsShown(letter)} ${letter.calendar?.content.replaceAll('\r\n ', '') ?? ''}`)
const inAllNotations = (phone: string) => [
  phone,
  ...countries.map((country) => plain(writePhoneNumber(phone, country))),
]

const marksOf = {
  FR: { zone: /heure de Paris|France Time/, times: /9 h|9:00/ },
  US: { zone: /Eastern Time|heure de l’Est/, times: /9 h|9:00/ },
}

describe.each(locales.flatMap((locale) => countries.map((country) => ({ locale, country }))))(
  'each mail in $locale to $country (R0-63)',
  ({ locale, country }) => {
    const others = countries.filter((other) => other !== country)
    const letters = sampleLetters(locale, country).map(([order, about, letter]) => ({
      name: `${order} ${about}`,
      letter,
    }))

    it.each(letters)('contains no phone number of the clinic in another country: $name', ({ letter }) => {
      const words = wordsOf(letter)
      for (const other of others)
        expect(inAllNotations(clinic.phones[other]).filter((phone) => words.includes(phone))).toEqual([])
    })

    it.each(letters)('contains no time zone of another country: $name', ({ letter }) => {
      const words = wordsOf(letter)
      for (const other of others) expect(words).not.toMatch(marksOf[other].zone)
    })

    it('contains the phone and emergency numbers of the country', () => {
      const all = letters.map(({ letter }) => wordsOf(letter)).join(' ')
      expect(inAllNotations(clinic.phones[country]).some((phone) => all.includes(phone))).toBe(true)
      const [urgent = ''] = letters
        .filter(({ name }) => name === 'orientation_call_desk cannot wait')
        .map(({ letter }) => wordsOf(letter))
      const numbers = new Set(urgent.match(/(?<=appeler le |call |ou le |or )\d{2,3}\b/g))
      expect([...numbers]).toEqual(emergencyNumbers[country].calls)
    })

    it('has a calendar file with the call at nine in the zone of the country', () => {
      const starts = letters.flatMap(({ name, letter }) =>
        name === 'call_requested a chosen time'
          ? (/DTSTART:(\S+)/.exec(letter.calendar?.content ?? '') ?? []).slice(1)
          : [],
      )
      expect(starts).toEqual([{ FR: '20270308T080000Z', US: '20270308T140000Z' }[country]])
    })
  },
)

it.each([
  ['en', 'FR', '06 39 98 12 34', 'Europe/Paris'],
  ['fr', 'FR', '06 39 98 12 34', 'Europe/Paris'],
  ['fr', 'US', '+33 6 39 98 12 34', 'America/New_York'],
  ['en', 'US', '+33 6 39 98 12 34', 'America/New_York'],
] as const)(
  'a desk with the language %s in %s gets numbers and days in the format of its country',
  (deskLocale, deskCountry, number, zone) => {
    const desk = { ...clinic, deskLocale, deskCountry }
    expect(plain(phoneForDesk('+33639981234', desk).text)).toBe(number)
    expect(zoneOfDesk(desk)).toBe(zone)
  },
)
