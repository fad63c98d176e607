import { linear } from '@clairmemoire/growth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growthOfRefusal } from '../../../testing/fuzz/growth-of-refusal.ts'
import { largeBodiesOfAll, largeWholes } from '../../../testing/fuzz/large-bodies.ts'
import { type Operation, operations } from '../../../testing/fuzz/operations.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

/** The largest accepted body, minus the other fields. */
const largest = 1024 * 1024 - 8192
/** Large enough to detect quadratic time over five thousand items. */
const part = 64 * 1024

let backend: TestBackend
beforeAll(async () => {
  backend = await testBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

const withBodies = largeBodiesOfAll(operations)

/** The contract allows such sizes only for answers recorded by staff, which need a session. */
const refusalsOf = ({ isSecured }: Operation) => (isSecured ? [400, 401] : [400])

describe.each(withBodies)('the time that $operation.id takes', ({ operation, bodies }) => {
  it.each(bodies)('grows no faster than $shape', async (body) => {
    const { growth, status } = await growthOfRefusal(backend, operation, body, part)
    expect(growth).toBeLessThanOrEqual(linear)
    expect(refusalsOf(operation)).toContain(status)
  })
})

// All operations read a body in the same way.
describe.each(withBodies.slice(0, 1))('the time that $operation.id takes for a megabyte', ({ operation }) => {
  it.each(largeWholes)('grows no faster than $shape', async (body) => {
    const { growth, status } = await growthOfRefusal(backend, operation, body, largest)
    expect(growth).toBeLessThanOrEqual(linear)
    expect(refusalsOf(operation)).toContain(status)
  })
})
