import { expect, it } from 'vitest'
import { openingHours } from './operator-facts.ts'

const hours = { morning: { opens: 9 * 60, closes: 12 * 60 }, afternoon: { opens: 14 * 60, closes: 17 * 60 + 30 } }
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it('opening hours are worded for people', () => {
  expect(plain(openingHours('fr', hours))).toBe('du lundi au vendredi, de 9 h à 12 h et de 14 h à 17 h 30')
  expect(plain(openingHours('en', hours))).toBe('Monday to Friday, 9 AM to 12 PM and 2 PM to 5:30 PM')
})
