import { linear } from '@clairmemoire/growth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growthOfRefusal } from '../../../testing/fuzz/growth-of-refusal.ts'
import { largeBodiesOfAll } from '../../../testing/fuzz/large-bodies.ts'
import { operations } from '../../../testing/fuzz/operations.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

/** The largest body that the backend reads, but for the fields around the large one; a part of it where each field is tried. */
const largest = 1024 * 1024 - 8192
const largestField = largest / 8

let backend: TestBackend
beforeAll(async () => {
  backend = await testBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

describe.each(largeBodiesOfAll(operations))('the time that $operation.id takes', ({ operation, bodies }) => {
  it.each(bodies)('grows no faster than $shape', async (body) => {
    const { growth, status } = await growthOfRefusal(backend, operation, body, body.isWhole ? largest : largestField)
    expect(growth).toBeLessThanOrEqual(linear)
    // Nothing of the contract is that large, but for answers that staff take down; those need a session.
    expect(operation.isSecured ? [400, 401] : [400]).toContain(status)
  })
})
