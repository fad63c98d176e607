import { growthOf } from '@clairmemoire/growth'
import type { TestBackend } from '../test-backend.ts'
import type { LargeBody } from './large-bodies.ts'
import { exampleRequests } from './near-request.ts'
import type { Operation } from './operations.ts'

/** Measures how the response time grows with the body, and returns the status for the largest body too. */
export async function growthOfRefusal(
  backend: TestBackend,
  operation: Operation,
  { bodyOf }: LargeBody,
  largest: number,
): Promise<{ growth: number; status: number }> {
  const { url = '' } = exampleRequests(operation)[0] ?? {}
  const headers = { 'content-type': 'application/json' }
  const send = (payload: string) => backend.call(operation.method, url, { headers, payload })
  const growth = await growthOf((bytes) => {
    const payload = bodyOf(bytes)
    return () => send(payload)
  }, largest)
  const { status } = await send(bodyOf(largest))
  return { growth, status }
}
