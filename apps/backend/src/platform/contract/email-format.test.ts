import { expect, it } from 'vitest'
import { contractAjv } from './validator.ts'

it('the format `email` accepts the same addresses as the rules', () => {
  const isTaken = contractAjv().compile({ type: 'string', format: 'email' })
  expect(isTaken('zoe@clinique-santé.example')).toBe(true)
  expect(isTaken('a@b.test,evil@x.test')).toBe(false)
})
