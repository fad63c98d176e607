import { expect, it } from 'vitest'
import { newReference } from './reference.ts'

it('a reference has no ambiguous character', () => {
  const references = Array.from({ length: 500 }, newReference)
  expect(references.filter((reference) => !/^CM-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/.test(reference))).toEqual(
    [],
  )
  expect(new Set(references).size).toBe(references.length)
})
