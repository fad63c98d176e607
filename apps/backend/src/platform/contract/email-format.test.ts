import { emailSamples } from '@clairmemoire/domain/contact-samples'
import { expect, it } from 'vitest'
import { contractAjv } from './validator.ts'

it.each(emailSamples)('%j is taken by the contract as %s', (typed, kept) => {
  const isTaken = contractAjv().compile({ type: 'string', format: 'email' })
  expect(isTaken(typed)).toBe(kept !== undefined)
})
