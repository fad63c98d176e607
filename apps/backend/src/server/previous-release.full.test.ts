import type { PrivateRequest, TrialSignup } from '@clairmemoire/api-client/schema'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOfCapability } from '../platform/capability.ts'
import { lastRelease, type RecordedRelease } from '../../testing/release/recorded-release.ts'
import { alix } from '../../testing/release/recorded-signup.ts'
import { replay, rowsOf } from '../../testing/release/replay.ts'
import { typedStatement } from '../../testing/release/typed-statement.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'

let previous: RecordedRelease
let backend: TestBackend
let database: Client

beforeEach(async () => {
  previous = await lastRelease()
  backend = await testBackend()
  database = new Client({ connectionString: backend.databaseUrl })
  await database.connect()
})
afterEach(async () => {
  await database.end()
  await backend[Symbol.asyncDispose]()
})

const readHere = (link: string) => backend.call('GET', `/api/requests/${link}?locale=fr`)

describe('the release before, in the tables of this one', () => {
  it('finds all that it asks for, of the types that it knows', async () => {
    const missed: string[] = []
    for (const { text, parameters, results } of previous.statements) {
      try {
        const now = await typedStatement(database, text)
        expect(now.parameters).toEqual(parameters)
        // What is answered with a star may have grown.
        expect(now.results.slice(0, results.length)).toEqual(results)
      } catch (error) {
        missed.push(`${String(error)}\n${text}`)
      }
    }
    expect(missed).toEqual([])
  })

  it('signs somebody up, whom this one shows their request, writes to and lets change it', async () => {
    const { signsUp, reads, changes, link } = previous.signup
    expect(rowsOf(await replay(database, signsUp))).toEqual(rowsOf(signsUp))
    expect(rowsOf(await replay(database, reads))).toEqual(rowsOf(reads))
    expect((await readHere(link)).body).toMatchObject({ contact: { email: alix.email }, version: 1 })
    expect(new Set((await backend.mails(2)).map(({ to }) => to?.[0]?.address))).toEqual(
      new Set([alix.email, 'desk@sample.example']),
    )
    expect(rowsOf(await replay(database, changes))).toEqual(rowsOf(changes))
    const changed = (await readHere(link)).body as PrivateRequest
    expect(changed).toMatchObject({ contact: { phone: '+33639981236' }, version: 2 })
    const ours = {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ version: 2, phone: '01 99 00 56 78' }),
    }
    const { status } = await backend.call('PATCH', `/api/requests/${link}?locale=fr`, ours)
    expect(status).toBe(200)
  })

  it('reads, when it takes over again, what this one wrote', async () => {
    const { signsUp, reads, id, link } = previous.signup
    await replay(database, signsUp)
    const { body } = await backend.post('/api/trials/signup', alix)
    const { id: newId, private_link_id: newLink = '' } = body as TrialSignup
    const keys = new Map([
      [id, newId],
      [hashOfCapability(link), hashOfCapability(newLink)],
    ])
    const written = await replay(database, reads, keys)
    expect(rowsOf(written)).toEqual(rowsOf(reads))
    // A row of its own has values of the same kinds, and is empty in the same places.
    expect(written).toEqual(await replay(database, reads))
  })
})
