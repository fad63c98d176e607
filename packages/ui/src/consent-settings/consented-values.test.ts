import { expect, it } from 'vitest'
import { consentedValues } from './consented-values.ts'

const categories = [
  { id: 'essential', isRequired: true },
  { id: 'product', isRequired: false },
  { id: 'tracking', isRequired: false },
]

it('is what is required when nothing is wanted', () => {
  expect(consentedValues(categories, [])).toEqual(['essential'])
})

it('adds what is wanted, in the order of the categories', () => {
  expect(consentedValues(categories, ['tracking', 'product'])).toEqual(['essential', 'product', 'tracking'])
})

it('holds a required value once, whether or not it is wanted', () => {
  expect(consentedValues(categories, ['essential'])).toEqual(['essential'])
})

it('leaves out what is no category', () => {
  expect(consentedValues(categories, ['advertising'])).toEqual(['essential'])
})

it('is nothing without categories', () => {
  expect(consentedValues([], ['product'])).toEqual([])
})
