import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { connect } from './connect.ts'
import { isDatabaseOutage, outageAdvice } from './database-errors.ts'
import { SecondConnection } from './one-connection.ts'
import { inTransaction } from './transaction.ts'

test('a connection that breaks between two queries of a transaction fails only that transaction, as an outage', async () => {
  const url = await emptyDatabase()
  const { database, close } = connect(url)
  const other = connect(url)
  const ends = new Promise((resolve) => {
    database.$client.once('acquire', (client) => client.once('end', resolve))
  })
  const work = inTransaction(database, async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await other.database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    // Without a query in flight, the broken connection emits an `error` event, which would end the process without a listener.
    await ends
    await transaction.execute(sql`select 1`)
  })
  await expect(work).rejects.toSatisfy(isDatabaseOutage)
  expect((await database.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }])
  await Promise.all([close(), other.close()])
})

test('a database that lets in only administrators, as during an upgrade of PostgreSQL, is an outage', async () => {
  const url = new URL(await emptyDatabase())
  const owner = connect(url.href)
  url.username = `visitors_${process.pid}`
  await owner.database.execute(sql.raw(`create role ${url.username} nologin`))
  const refused = connect(url.href)
  const work = refused.database.execute(sql`select 1`)
  await expect(work).rejects.toSatisfy(isDatabaseOutage)
  expect(await work.catch(outageAdvice)).toMatch(/^The database does not let the backend in/)
  await owner.database.execute(sql.raw(`drop role ${url.username}`))
  await Promise.all([owner.close(), refused.close()])
})

test('connections that break at the start of a transaction are released, and the pool can be closed', async () => {
  const { database, close } = connect(await emptyDatabase())
  for (let time = 0; time < 12; time += 1) {
    const { rows } = await database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const broken = database.$client.once('acquire', (client) =>
      client.query('select pg_terminate_backend($1)', [rows[0]?.pid]).catch(() => undefined),
    )
    const transaction = inTransaction(database, async () => undefined)
    await expect(transaction).rejects.toSatisfy(isDatabaseOutage)
    expect(broken.totalCount).toBeLessThanOrEqual(1)
  }
  await close()
})

test('work inside a transaction cannot get a second connection until the transaction ends', async () => {
  const { database, close } = connect(await emptyDatabase())
  const one = async () => database.execute(sql`select 1 as one`)
  let later: ReturnType<typeof one> | undefined
  const ways = [one, () => inTransaction(database, one), async () => database.$client.query('select 1')]
  for (const way of ways) {
    const outcome: unknown = await inTransaction(database, way).catch((error: unknown) => error)
    // Drizzle wraps the error as a cause.
    const refusals = outcome instanceof Error ? [outcome, outcome.cause] : []
    expect(refusals.some((error) => error instanceof SecondConnection)).toBe(true)
  }
  await inTransaction(database, async () => {
    later = pause(50).then(one)
  })
  expect((await later)?.rows).toEqual([{ one: 1 }])
  await close()
})
