import { linear } from '@clairmemoire/growth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growthOfRefusal } from '../../../testing/fuzz/growth-of-refusal.ts'
import { largeFields } from '../../../testing/fuzz/large-bodies.ts'
import { operations } from '../../../testing/fuzz/operations.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await testBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

const asked = operations.filter(({ id }) => ['recommendTrial', 'submitOrientation'].includes(id))

describe.each(asked)('the time that $id takes', (operation) => {
  const bodies = largeFields(operation).filter(({ shape }) => shape.endsWith(' as answers'))
  it.each(bodies)('grows no faster than the size of $shape', async (body) => {
    const { growth, status } = await growthOfRefusal(backend, operation, body, 64 * 1024)
    expect(growth).toBeLessThanOrEqual(linear)
    // The contract does not allow this size.
    expect(status).toBe(400)
  })
})
