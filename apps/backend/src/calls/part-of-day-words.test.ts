import { expect, it } from 'vitest'
import { clinic } from '../../testing/test-backend.ts'
import { partOfDayInWords } from './part-of-day-words.ts'

const paris = { kind: 'part_of_day', time_zone: 'Europe/Paris' } as const

it.each([
  ['fr', 'morning', 'le matin, entre 9\u00a0h et 12\u00a0h (heure de Paris)'],
  ['fr', 'afternoon', 'l’après-midi, entre 14\u00a0h et 17\u00a0h (heure de Paris)'],
  ['fr', 'any', 'le matin ou l’après-midi, entre 9\u00a0h et 17\u00a0h (heure de Paris)'],
  ['en', 'morning', 'in the morning, between 9:00\u00a0AM and 12:00\u00a0PM Central European Time'],
] as const)('%s, %s: %s', (locale, part, words) => {
  expect(partOfDayInWords(locale, { ...paris, part_of_day: part }, '2027-03-10', clinic.calls)).toBe(words)
})
