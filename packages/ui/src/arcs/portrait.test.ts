import { expect, it } from 'vitest'
import { portrait } from './portrait.ts'

it.each(['one', 'two', 'caller', 'doctor'] as const)('of %s is plain data, the same at every call', (of) => {
  expect(JSON.parse(JSON.stringify(portrait(of)))).toEqual(portrait(of))
})

it.each([
  ['one', 1],
  ['two', 2],
] as const)('of %s has as many faces as people', (of, people) => {
  expect(portrait(of).marks.filter(({ tone }) => tone === 'honey')).toHaveLength(people)
})

it.each(['caller', 'doctor'] as const)('of a %s ends what they have at hand in a moment', (of) => {
  const [thing, moment] = portrait(of).marks.slice(-2)
  expect(moment).toMatchObject({ tone: 'amber' })
  expect(thing).toMatchObject({ path: expect.stringMatching(/^M[\d.]+ [\d.]+A/) })
})
