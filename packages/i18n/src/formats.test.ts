import { describe, expect, test } from 'vitest'
import {
  formatCountry,
  formatDate,
  formatDateOf,
  formatDay,
  formatDistance,
  formatDuration,
  formatLanguage,
  formatList,
  formatMoment,
  formatNearMoment,
  formatNumber,
  formatPlainDate,
  formatShare,
  formatTime,
  formatTimeZone,
  formatZoneBeside,
} from './formats.ts'

describe('a calendar date', () => {
  test('is written out in the order of the language, with its number on the same line as its month', () => {
    expect(formatDate('fr', '2026-11-26')).toBe('jeudi 26\u00a0novembre 2026')
    expect(formatDate('en', '2026-11-26')).toBe('Thursday, November\u00a026, 2026')
    expect(formatPlainDate('fr', '2026-11-12')).toBe('12\u00a0novembre 2026')
    expect(formatPlainDate('en', '2026-11-12')).toBe('November\u00a012, 2026')
    expect(formatDay('fr', '2026-11-26')).toBe('jeudi 26\u00a0novembre')
    expect(formatDay('en', '2026-11-26')).toBe('Thursday, November\u00a026')
  })

  test('has an ordinal number only in French and only on the first of a month', () => {
    expect(formatDate('fr', '2027-03-01')).toBe('lundi 1er\u00a0mars 2027')
    expect(formatDate('fr', '2027-03-11')).toBe('jeudi 11\u00a0mars 2027')
    expect(formatDate('en', '2027-03-01')).toBe('Monday, March\u00a01, 2027')
  })
})

describe('the day of an instant', () => {
  test('is the day in the given time zone', () => {
    expect(formatDateOf('fr', '2026-11-26T23:30:00Z', 'Europe/Paris')).toBe('vendredi 27\u00a0novembre 2026')
    expect(formatDateOf('en', '2026-11-26T23:30:00Z', 'America/New_York')).toBe('Thursday, November\u00a026, 2026')
  })
})

describe('a moment', () => {
  test('is written with day, time and zone', () => {
    expect(formatMoment('fr', '2026-11-26T08:00:00Z', 'Europe/Paris')).toBe(
      'jeudi 26\u00a0novembre 2026 à\u00a09\u00a0h (heure de Paris)',
    )
    expect(formatMoment('en', '2026-11-26T14:00:00Z', 'America/New_York')).toBe(
      'Thursday, November\u00a026, 2026, at 9:00\u00a0AM Eastern Time',
    )
  })

  test('in the near future is written without year and zone', () => {
    expect(formatNearMoment('fr', '2026-11-26T08:30:00Z', 'Europe/Paris')).toBe(
      'jeudi 26\u00a0novembre à\u00a09\u00a0h\u00a030',
    )
    expect(formatNearMoment('en', '2026-11-26T14:00:00Z', 'America/New_York')).toBe(
      'Thursday, November\u00a026, at 9:00\u00a0AM',
    )
  })
})

describe('a time of day', () => {
  test("is the time in the given zone, not the machine's", () => {
    expect(formatTime('fr', '2026-11-26T08:05:00Z', 'Europe/Paris')).toBe('9\u00a0h\u00a005')
    expect(formatTime('en', '2026-11-26T19:30:00Z', 'America/New_York')).toBe('2:30\u00a0PM')
  })

  test('has no minutes in French at the full hour', () => {
    expect(formatTime('fr', '2026-11-26T13:00:00Z', 'Europe/Paris')).toBe('14\u00a0h')
    expect(formatTime('en', '2026-11-26T14:00:00Z', 'America/New_York')).toBe('9:00\u00a0AM')
  })

  test('is followed by the name of its zone', () => {
    expect(formatTimeZone('en', 'America/New_York')).toBe('Eastern Time')
    expect(formatTimeZone('fr', 'Europe/Paris')).toBe('heure de Paris')
    expect(formatTimeZone('fr', 'Europe/Brussels')).toBe('heure d’Europe centrale')
    expect(formatTimeZone('en', 'Europe/Paris')).toBe('Central European Time')
    expect(formatZoneBeside('fr', 'Europe/Paris')).toBe('(heure de Paris)')
    expect(formatZoneBeside('en', 'America/Denver')).toBe('Mountain Time')
  })
})

describe('a distance', () => {
  test('is a whole number with its unit written out', () => {
    expect(formatDistance('fr', { value: 12.4, unit: 'km' })).toBe('12\u00a0kilomètres')
    expect(formatDistance('en', { value: 1, unit: 'mi' })).toBe('1 mile')
  })
})

describe('several things', () => {
  test('are joined with the right conjunction', () => {
    expect(formatList('fr', ['A', 'B', 'C'], 'conjunction')).toBe('A, B et C')
    expect(formatList('en', ['A', 'B', 'C'], 'disjunction')).toBe('A, B, or C')
  })
})

describe('a country, a language and a number', () => {
  test('are written in the language of the reader', () => {
    expect(formatCountry('fr', 'NO')).toBe('Norvège')
    expect(formatCountry('en', 'US')).toBe('United States')
    expect(formatLanguage('fr', 'en')).toBe('anglais')
    expect(formatLanguage('en', 'fr')).toBe('French')
    expect(formatNumber('fr', 4000)).toBe('4\u202f000')
    expect(formatNumber('en', 4000)).toBe('4,000')
  })
})

describe('figures', () => {
  test.each([
    [7, '7\u00a0min', '7 min'],
    [119, '119\u00a0min', '119 min'],
    [120, '2\u202fh', '2 hr'],
    [47 * 60, '47\u202fh', '47 hr'],
    [48 * 60, '2\u202fj', '2 days'],
  ])('%i minutes have a single unit', (minutes, fr, en) => {
    expect([formatDuration('fr', minutes), formatDuration('en', minutes)]).toEqual([fr, en])
  })

  test('a share is in whole percent, and undefined if the total is zero', () => {
    expect([formatShare('fr', 2, 3), formatShare('en', 2, 3)]).toEqual(['67\u00a0%', '67%'])
    expect(formatShare('fr', 0, 0)).toBeUndefined()
  })
})
