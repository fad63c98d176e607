import { expect, it } from 'vitest'
import { openDownTimes } from './down-times.ts'

it('knows which moments touched a time in which the product was down', () => {
  let now = 0
  const times = openDownTimes(() => now)
  now = 10
  times.end()
  expect(times.includes(11, 40)).toBe(false)
  now = 50
  times.begin()
  expect(times.isDown()).toBe(true)
  expect(times.includes(40, 60)).toBe(true)
  now = 70
  times.end()
  expect(times.isDown()).toBe(false)
  expect([times.includes(20, 49), times.includes(20, 50), times.includes(70, 90), times.includes(71, 90)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
