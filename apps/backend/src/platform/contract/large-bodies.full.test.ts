import { linear } from '@clairmemoire/growth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growthOfRefusal } from '../../../testing/fuzz/growth-of-refusal.ts'
import { type LargeBody, largeBodiesOfAll, largeWholes } from '../../../testing/fuzz/large-bodies.ts'
import { type Operation, operations } from '../../../testing/fuzz/operations.ts'
import { type TestBackend, testBackend } from '../../../testing/test-backend.ts'

/** The largest body that the backend reads, but for the fields around the large one. */
const largest = 1024 * 1024 - 8192
/** Enough to see that each of five thousand things is compared with each other one. */
const part = 64 * 1024

let backend: TestBackend
beforeAll(async () => {
  backend = await testBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

const withBodies = largeBodiesOfAll(operations)

async function expectLinear(operation: Operation, body: LargeBody, bytes: number): Promise<void> {
  const { growth, status } = await growthOfRefusal(backend, operation, body, bytes)
  expect(growth).toBeLessThanOrEqual(linear)
  // Nothing of the contract is that large, but for answers that staff take down; those need a session.
  expect(operation.isSecured ? [400, 401] : [400]).toContain(status)
}

describe.each(withBodies)('the time that $operation.id takes', ({ operation, bodies }) => {
  it.each(bodies)('grows no faster than $shape', (body) => expectLinear(operation, body, part))
})

// All operations read a body in the same way.
describe.each(withBodies.slice(0, 1))('the time that $operation.id takes for a megabyte', ({ operation }) => {
  it.each(largeWholes)('grows no faster than $shape', (body) => expectLinear(operation, body, largest))
})
