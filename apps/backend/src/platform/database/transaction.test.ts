import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { connect } from './connect.ts'
import { insertInto } from './inserts.ts'
import { inSteps, inTransaction, type Transaction } from './transaction.ts'

let pool: ReturnType<typeof connect>

beforeEach(async () => {
  pool = connect(await emptyDatabase())
  await pool.database.execute(sql`create table numbers (number int primary key)`)
})
afterEach(() => pool.close())

const numbers = pgTable('numbers', { number: integer().primaryKey() })

const insert = async (tx: Transaction, number: number) => {
  await tx.execute(sql`insert into numbers values (${number})`)
}
const stored = async (queries: Pick<Transaction, 'execute'> = pool.database) =>
  (await queries.execute(sql`select number from numbers`)).rows

/** Counts the times that PostgreSQL is waited for during the work. */
async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  let [pending, roundTrips] = [0, 0]
  pool.database.$client.once('acquire', (client: PoolClient) => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its receiver
    client.query = new Proxy(client.query, {
      apply: async (query, self, given) => {
        if (pending === 0) roundTrips += 1
        pending += 1
        try {
          return await Reflect.apply(query, self, given)
        } finally {
          pending -= 1
        }
      },
    })
  })
  await work()
  return roundTrips
}

it('a transaction sends BEGIN with its reads, and COMMIT with its last statement', async () => {
  const steps = { read: stored, work: async () => undefined, inserts: () => [insertInto(numbers, { number: 1 })] }
  expect(await roundTripsOf(() => inSteps(pool.database, steps))).toBe(2)
  expect(await stored()).toEqual([{ number: 1 }])
})

it('nothing is stored if the statement that is sent with COMMIT fails', async () => {
  await inTransaction(pool.database, (tx) => insert(tx, 1))
  const failing = inSteps(pool.database, {
    read: async () => undefined,
    work: (tx) => insert(tx, 2),
    inserts: () => [insertInto(numbers, { number: 1 })],
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await stored()).toEqual([{ number: 1 }])
})

it('a transaction whose work ignored the failure of a statement is no success', async () => {
  await inTransaction(pool.database, (tx) => insert(tx, 1))
  const ignoring = inTransaction(pool.database, async (tx) => {
    await insert(tx, 1).catch(() => undefined)
  })
  await expect(ignoring).rejects.toThrow('PostgreSQL rolled back')
  expect(await stored()).toEqual([{ number: 1 }])
})
