import { expect, it } from 'vitest'
import { planSiege, readMinutes } from './plan.ts'

it('gives every attack several full turns in half an hour', () => {
  expect(planSiege(30, 15)).toEqual({ warmUp: 120_000, rounds: 3, attack: 30_000, calm: 10_000 })
})

it('gives every attack one turn, however little time there is', () => {
  expect(planSiege(2, 15)).toEqual({ warmUp: 45_000, rounds: 1, attack: 6_000, calm: 2_000 })
})

it('lasts for half an hour unless told otherwise', () => {
  expect(readMinutes(undefined)).toBe(30)
  expect(readMinutes('')).toBe(30)
  expect(readMinutes(' 2.5 ')).toBe(2.5)
  for (const value of ['0', '-1', 'long', '1e9']) expect(() => readMinutes(value)).toThrow(RangeError)
})
