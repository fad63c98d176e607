import { describe, expect, test } from 'vitest'
import {
  formatCountry,
  formatDate,
  formatDateOf,
  formatDistance,
  formatList,
  formatNumber,
  formatPhone,
  formatPlainDate,
  formatTime,
  formatTimeZone,
} from './formats.ts'

describe('a calendar date', () => {
  test('is written in words, in the order of the language', () => {
    expect(formatDate('fr', '2026-11-26')).toBe('jeudi 26 novembre 2026')
    expect(formatDate('en', '2026-11-26')).toBe('Thursday, November 26, 2026')
    expect(formatPlainDate('fr', '2026-11-12')).toBe('12 novembre 2026')
    expect(formatPlainDate('en', '2026-11-12')).toBe('November 12, 2026')
  })
})

describe('the day of an instant', () => {
  test('is the day of the zone that is named', () => {
    expect(formatDateOf('fr', '2026-11-26T23:30:00Z', 'Europe/Paris')).toBe('vendredi 27 novembre 2026')
    expect(formatDateOf('en', '2026-11-26T23:30:00Z', 'America/New_York')).toBe('Thursday, November 26, 2026')
  })
})

describe('a time of day', () => {
  test('is the time of the zone that is named, not of the machine', () => {
    expect(formatTime('fr', '2026-11-26T08:05:00Z', 'Europe/Paris')).toBe('9\u00a0h\u00a005')
    expect(formatTime('en', '2026-11-26T19:30:00Z', 'America/New_York')).toMatch(/^2:30\sPM$/)
  })

  test('comes with the name of its zone', () => {
    expect(formatTimeZone('en', 'America/New_York')).toBe('Eastern Time')
    expect(formatTimeZone('fr', 'Europe/Paris')).toBe('heure de Paris')
    expect(formatTimeZone('fr', 'Europe/Brussels')).toBe('heure d’Europe centrale')
    expect(formatTimeZone('en', 'Europe/Paris')).toBe('Central European Time')
  })
})

describe('a distance', () => {
  test('is a whole number with its unit in words', () => {
    expect(formatDistance('fr', { value: 12.4, unit: 'km' })).toBe('12\u00a0kilomètres')
    expect(formatDistance('en', { value: 1, unit: 'mi' })).toBe('1 mile')
  })
})

describe('a telephone number', () => {
  test('is written as in its country', () => {
    expect(formatPhone('+33199001234')).toBe('01\u00a099\u00a000\u00a012\u00a034')
    expect(formatPhone('+12025550142')).toBe('(202)\u00a0555-0142')
  })

  test('of a country without a known way of writing stays as it is', () => {
    expect(formatPhone('+3221234567')).toBe('+3221234567')
  })
})

describe('several things', () => {
  test('are joined by the word that fits', () => {
    expect(formatList('fr', ['A', 'B', 'C'], 'conjunction')).toBe('A, B et C')
    expect(formatList('en', ['A', 'B', 'C'], 'disjunction')).toBe('A, B, or C')
  })
})

describe('a country and a number', () => {
  test('are written in the language of the reader', () => {
    expect(formatCountry('fr', 'NO')).toBe('Norvège')
    expect(formatCountry('en', 'US')).toBe('United States')
    expect(formatNumber('fr', 4000)).toBe('4\u202f000')
    expect(formatNumber('en', 4000)).toBe('4,000')
  })
})
