import { countries } from '@clairmemoire/domain/country'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { locales } from '@clairmemoire/domain/locale'
import { readPhoneNumber } from '@clairmemoire/domain/phone-number'
import { expect, it } from 'vitest'
import { phonesOf } from './operator.ts'
import { sampleEmail, sampleFacts, samplePhones } from './samples.ts'

const [french, american] = ['+33199005678', '+12025550199']

it.each([
  [
    'with two telephone numbers calls from that of the country',
    { contactPhone: french, contactPhoneUs: american },
    french,
    american,
  ],
  [
    'with one telephone number calls everybody from it',
    { contactPhone: french, contactPhoneUs: undefined },
    french,
    french,
  ],
  [
    'with only an American telephone number calls nobody in France from it',
    { contactPhone: undefined, contactPhoneUs: american },
    samplePhones.FR,
    american,
  ],
  [
    'without a telephone number shows samples',
    { contactPhone: undefined, contactPhoneUs: undefined },
    samplePhones.FR,
    samplePhones.US,
  ],
])('an operator %s', (_, telephones, FR, US) => {
  expect(phonesOf(telephones)).toEqual({ FR, US })
})

it('sample contacts have the form of real ones, but nobody can be reached by them', () => {
  for (const country of countries) expect(readPhoneNumber(samplePhones[country], country)).toBe(samplePhones[country])
  for (const address of [sampleEmail, ...locales.map((locale) => sampleFacts[locale].dpoEmail)]) {
    expect(readEmailAddress(address)).toBe(address)
    expect(address).toMatch(/\.example$/)
  }
})
