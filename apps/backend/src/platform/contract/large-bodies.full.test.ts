import { linear } from '@clairmemoire/growth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growthOfRefusal } from '../../../testing/fuzz/growth-of-refusal.ts'
import { largeBodiesOfAll, largeValues } from '../../../testing/fuzz/large-bodies.ts'
import { type Operation, operations } from '../../../testing/fuzz/operations.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

/** The size of the largest accepted body, minus space for the other fields. */
const largest = 1024 * 1024 - 8192
/** A size that is large enough to detect quadratic time over five thousand items. */
const part = 64 * 1024

let backend: TestBackend
beforeAll(async () => {
  backend = await testBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

const withBodies = largeBodiesOfAll(operations)

/**
 * The contract allows bodies of this size only for answers that the staff record; these operations answer 401 without a
 * session.
 */
const refusalsOf = ({ isSecured }: Operation) => (isSecured ? [400, 401] : [400])

describe.each(withBodies)('the time that $operation.id takes', ({ operation, bodies }) => {
  it.each(bodies)('grows no faster than the size of $shape', async (body) => {
    const { growth, status } = await growthOfRefusal(backend, operation, body, part)
    expect(growth).toBeLessThanOrEqual(linear)
    expect(refusalsOf(operation)).toContain(status)
  })
})

// All operations read a body in the same way, so only one of them gets the largest bodies.
describe.each(withBodies.slice(0, 1))('the time that $operation.id takes for a megabyte', ({ operation }) => {
  it.each(largeValues)('grows no faster than the size of $shape', async (body) => {
    const { growth, status } = await growthOfRefusal(backend, operation, body, largest)
    expect(growth).toBeLessThanOrEqual(linear)
    expect(refusalsOf(operation)).toContain(status)
  })
})
