import { assert, asyncProperty, constantFrom, array } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { insertRows } from './insert-rows.ts'
import { migrate } from './migrate.ts'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.table.ts'
import { type Change, createStore } from './store.ts'
import { visitorLimits } from './time-limits.ts'

let connection: Connection

beforeAll(async () => {
  const url = await emptyDatabase()
  await migrate(url)
  connection = connect(url)
})
afterAll(() => connection.close())

const at = new Date('2027-03-05T09:00:00Z')
const subjectId = '9b2f4a52-0c6d-4a2e-8f53-6f1f0e1d2c3b'

/** A change of two tables; a key can be stored once. */
function change(key: string): Change {
  return {
    key: insertRows(idempotencyKey, [{ key, requestHash: '', status: 201, response: {}, createdAt: at }]),
    trail: insertRows(auditEntry, [{ action: 'trial_signup', subjectId, reference: key, at }]),
  }
}

const outcomes = async (changes: readonly Change[]) =>
  (await Promise.allSettled(changes.map((each) => connection.store(each)))).map(({ status }) => status)

/** What stands in each table, in the same order. */
async function stored() {
  const keys = await connection.database.select({ key: idempotencyKey.key }).from(idempotencyKey)
  const trail = await connection.database.select({ key: auditEntry.reference }).from(auditEntry)
  return [keys, trail].map((rows) => rows.map(({ key }) => key).toSorted())
}

async function forgetAll() {
  await connection.database.delete(idempotencyKey)
  await connection.database.delete(auditEntry)
}

describe('of changes that arrive at once', () => {
  it('each is stored whole, and once, whichever others come with it', async () => {
    const keys = array(constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 30 })
    await assert(
      asyncProperty(keys, async (some) => {
        await forgetAll()
        const once = [...new Set(some)].toSorted()
        const settled = await outcomes(some.map(change))
        expect(settled.filter((status) => status === 'fulfilled')).toHaveLength(once.length)
        expect(await stored()).toEqual([once, once])
      }),
      { numRuns: 30 },
    )
  })

  it('only the one that the database refuses fails', async () => {
    await forgetAll()
    const bad: Change = {
      ...change('bad'),
      trail: insertRows(auditEntry, [{ action: 'trial_signup', subjectId: 'no id', reference: '', at }]),
    }
    const changes = [change('a'), change('b'), bad, change('c')]
    expect(await outcomes(changes)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await stored()).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  })
})

describe('when the connection breaks', () => {
  const { maxWait } = visitorLimits
  const broken = Object.assign(new Error('cut'), { code: 'ECONNRESET' })

  it('nothing is sent again, for it may have been stored', async () => {
    const sent: unknown[] = []
    const query = async (statement: unknown) => {
      sent.push(statement)
      throw broken
    }
    const store = createStore({ query }, maxWait)
    const settled = await Promise.allSettled(['a', 'b', 'c'].map((key) => store(change(key))))
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(sent).toHaveLength(2)
  })

  it('what comes later is stored', async () => {
    let isBroken = true
    const store = createStore({ query: async () => (isBroken ? Promise.reject(broken) : undefined) }, maxWait)
    await expect(store(change('a'))).rejects.toBe(broken)
    isBroken = false
    await expect(store(change('a'))).resolves.toBeUndefined()
  })
})
