import { anything, assert, constantFrom, date, json, oneof, property, string, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  consentCategories,
  consentKey,
  cookieConsent,
  allowedValues,
  isOptional,
  readCookieConsent,
} from './cookie-consent.ts'

const now = new Date('2026-11-23T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const ids = consentCategories.map(({ id }) => id)
const required = ['essential', 'audience']

it('required and exempt categories cannot be refused (R2-92)', () => {
  expect(ids.filter((id) => !isOptional(id))).toEqual(required)
})

describe('a choice', () => {
  it('"accept all" stores every value (R4-32)', () => {
    expect(cookieConsent(['all'], now).values).toEqual(ids)
  })

  it('"decline all" stores the required values only (R4-33)', () => {
    expect(cookieConsent(['product', 'required'], now).values).toEqual(required)
  })

  it('"save" stores the toggled values (R4-34)', () => {
    expect(cookieConsent(['tracking'], now).values).toEqual([...required, 'tracking'])
  })

  it('is unchanged after it is stored and parsed', () => {
    assert(
      property(subarray(ids), (wanted) => {
        const consent = cookieConsent(wanted, now)
        expect(readCookieConsent(JSON.stringify(consent), now)).toEqual(consent)
      }),
    )
  })
})

describe('a choice counts', () => {
  const text = JSON.stringify(cookieConsent(ids, now))

  it('for half a year and no longer', () => {
    expect(readCookieConsent(text, days(181))).toBeDefined()
    expect(readCookieConsent(text, days(182))).toBeUndefined()
  })

  it('if its date is less than a day ahead of the clock, but not if it is a year ahead', () => {
    expect(readCookieConsent(text, days(-0.9))).toBeDefined()
    expect(readCookieConsent(text, days(-365))).toBeUndefined()
  })

  it('only if it answers the current version of the question', () => {
    expect(readCookieConsent(text.replace('"version":1', '"version":0'), now)).toBeUndefined()
  })

  it.each([
    undefined,
    null,
    '',
    'true',
    'null',
    '[]',
    '{}',
    '["essential","audience","product","tracking"]',
    '{"version":1,"at":"yesterday","values":["product"]}',
    '{"version":1,"at":"2026-11-23T12:00:00Z","values":"product"}',
  ])('not when it is %j', (consent) => {
    expect(readCookieConsent(consent, now)).toBeUndefined()
  })

  it('never for an unknown category, whatever the cookie contains', () => {
    assert(
      property(anything(), (values) => {
        const consent = readCookieConsent(JSON.stringify({ version: 1, at: now.toISOString(), values }), now)
        expect(consent?.values.every((value) => ids.includes(value)) ?? true).toBe(true)
      }),
    )
    assert(
      property(oneof(string(), json()), (consent) => {
        expect(readCookieConsent(consent, now)).toBeUndefined()
      }),
    )
  })
})

describe('the allowed categories', () => {
  it('are the required ones if there is no choice', () => {
    expect(allowedValues(undefined, false)).toEqual(required)
  })

  it('are those of the choice, but only the required ones if the browser opts out', () => {
    assert(
      property(subarray(ids), constantFrom(true, false), date({ noInvalidDate: true }), (wanted, no, at) => {
        const counting = allowedValues(cookieConsent(wanted, at), no)
        expect(counting).toEqual(no ? required : cookieConsent(wanted, at).values)
      }),
    )
  })
})

it('a choice is stored for 182 days in the cookie that the requirements name', () => {
  expect(consentKey).toEqual({ name: 'cookie-comply', maxAge: 15_724_800 })
})
