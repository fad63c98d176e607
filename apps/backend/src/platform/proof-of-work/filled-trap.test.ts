import type { Receipt, ThrottledProblem } from '@clairmemoire/api-client/schema'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { operations, resolved } from '../../../testing/fuzz/operations.ts'
import { friday, signup } from '../../../testing/requests.ts'
import { solvedProof } from '../../../testing/solved-proof.ts'
import { storedRows } from '../../../testing/stored-rows.ts'
import { testBackend } from '../../../testing/test-backend.ts'
import { requestTable } from '../../requests/request.table.ts'
import { proofHeader } from './proof-of-work.ts'

const filled = { ...signup(), website: 'filled' }

it('a request with a filled hidden field needs a proof of work and is then stored, because it may be an autofill', async () => {
  await using backend = await testBackend({ now: friday, limits: { submissionsBeforeProof: 1000 } })
  const before = await storedRows(backend.database)
  const asked = await backend.post('/api/trials/signup', filled)
  expect(asked).toMatchObject({ status: 429, body: { code: 'proof_required' } })
  expect(await storedRows(backend.database)).toEqual(before)
  const proof = await solvedProof((asked.body as ThrottledProblem).challenge ?? '')
  const { status, body } = await backend.post('/api/trials/signup', filled, { [proofHeader]: proof })
  expect(status).toBe(201)
  const rows = await backend.database
    .select()
    .from(requestTable)
    .where(eq(requestTable.id, (body as Receipt).id))
  expect(rows).toHaveLength(1)
})

it('one proof is enough for both high load and the hidden field', async () => {
  await using backend = await testBackend({ now: friday, limits: { submissionsBeforeProof: 0 } })
  const { body } = await backend.post('/api/trials/signup', filled)
  const proof = await solvedProof((body as ThrottledProblem).challenge ?? '')
  expect((await backend.post('/api/trials/signup', filled, { [proofHeader]: proof })).status).toBe(201)
})

it('with proofs of work switched off, the hidden field is ignored', async () => {
  await using backend = await testBackend({ now: friday, limits: { submissionsBeforeProof: undefined } })
  expect((await backend.post('/api/trials/signup', filled)).status).toBe(201)
})

it('every operation with a hidden field accepts a proof of work', () => {
  const trapped = operations.filter(({ body }) => 'website' in (body ? (resolved(body.schema).properties ?? {}) : {}))
  expect(trapped.length).toBeGreaterThan(8)
  const without = trapped.filter(({ parameters }) => !parameters.some(({ name }) => name.toLowerCase() === proofHeader))
  expect(without.map(({ id }) => id)).toEqual([])
})
