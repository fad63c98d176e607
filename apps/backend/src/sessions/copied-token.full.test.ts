import { and, eq, isNull } from 'drizzle-orm'
import { array, assert, asyncProperty, boolean, constantFrom, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeStaff } from '../../testing/staff-at-work.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { staff } from '../staff/staff.table.ts'
import { refreshToken, staffSession } from './staff-session.table.ts'
import { beginSession, type SessionWithToken, replaceToken } from './staff-sessions.ts'

const start = Date.parse('2027-03-05T09:00:00Z')

let backend: TestBackend
let staffId: string

beforeAll(async () => {
  backend = await testBackend()
  await storeStaff(backend.database)
  const [person] = await backend.database.select().from(staff)
  staffId = person?.id ?? ''
})
afterAll(() => backend[Symbol.asyncDispose]())

async function begin(): Promise<SessionWithToken> {
  backend.setNow(new Date(start).toISOString())
  return inTransaction(backend.database, (tx) => beginSession(tx, staffId, backend.whole.clock()))
}

/**
 * Random steps: after some seconds, several calls use the token at the same time; if the responses are lost, the client keeps
 * the old token.
 */
const refreshes = (seconds: readonly number[]) =>
  array(record({ after: constantFrom(...seconds), calls: constantFrom(1, 2, 5), isLost: boolean() }), { maxLength: 12 })

async function openTokens({ sessionId }: SessionWithToken): Promise<number> {
  return backend.database.$count(refreshToken, and(eq(refreshToken.sessionId, sessionId), isNull(refreshToken.usedAt)))
}

it('an owner who retries in time keeps the session, despite lost responses and concurrent calls', async () => {
  await assert(
    asyncProperty(refreshes([0, 1, 3, 600]), async (given) => {
      const session = await begin()
      let [{ token }, seconds, lostAt] = [session, 0, Number.NaN]
      for (const { after, calls, isLost } of given) {
        // A client without a response retries within seconds.
        seconds += Number.isNaN(lostAt) ? after : Math.min(after, lostAt + 9 - seconds)
        backend.setNow(new Date(start + seconds * 1000).toISOString())
        const answers = await Promise.all(Array.from({ length: calls }, () => replaceToken(backend.whole, token)))
        const [next, ...others] = new Set(answers.map((each) => (typeof each === 'string' ? each : each.token)))
        expect(others).toEqual([])
        expect(['over', 'copied']).not.toContain(next)
        expect(await openTokens(session)).toBe(1)
        if (isLost) lostAt = Number.isNaN(lostAt) ? seconds : lostAt
        else [token, lostAt] = [next ?? '', Number.NaN]
      }
    }),
    { numRuns: 60 },
  )
})

it('a thief with a copy and the owner cannot both use the session for longer than seconds, in any order', async () => {
  const turns = array(record({ after: constantFrom(0, 4, 11, 600), isThief: boolean() }), { maxLength: 12 })
  await assert(
    asyncProperty(turns, async (given) => {
      const session = await begin()
      const tokens = { owner: session.token, thief: session.token }
      let seconds = 0
      for (const { after, isThief } of [...given, ...lastUses]) {
        seconds += after
        backend.setNow(new Date(start + seconds * 1000).toISOString())
        const who = isThief ? 'thief' : 'owner'
        const answer = await replaceToken(backend.whole, tokens[who])
        expect(await openTokens(session)).toBe(1)
        if (typeof answer !== 'string') tokens[who] = answer.token
      }
      const [stored] = await backend.database.select().from(staffSession).where(eq(staffSession.id, session.sessionId))
      expect(stored?.endedBecause).toBe('token_copied')
    }),
    { numRuns: 60 },
  )
})

/** At the end, the thief and the owner use their tokens again, after the time for retries. */
const lastUses = [
  { after: 600, isThief: true },
  { after: 600, isThief: false },
  { after: 600, isThief: true },
]
