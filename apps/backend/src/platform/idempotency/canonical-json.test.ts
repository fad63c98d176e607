import { expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

it('is the same whatever the order of fields, at any depth', () => {
  expect(canonicalJson({ b: [1, { y: null, x: 'ü' }], a: true })).toBe(
    canonicalJson({ a: true, b: [1, { x: 'ü', y: null }] }),
  )
})

it('differs when the order of a list or a value differs', () => {
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }))
  expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }))
})
