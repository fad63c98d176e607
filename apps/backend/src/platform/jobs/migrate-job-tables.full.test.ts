import { Client } from 'pg'
import { getRollbackPlans } from 'pg-boss'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { waitingForLock } from '../../../testing/waiting-for-lock.ts'
import { visitorTimeouts } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { startJobs } from './start-jobs.ts'

const version = async (client: Client) =>
  Number((await client.query<{ version: number }>('select version from pgboss.version')).rows[0]?.version)

it('the tables of an older pg-boss are migrated while requests store their mails', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const { boss, stop } = await startJobs(url, () => undefined, { done: () => undefined, failed: () => undefined })
  await boss.createQueue('some')
  await stop()
  const reader = new Client({ connectionString: url })
  const visitor = new Client({ connectionString: url, ...visitorTimeouts })
  await Promise.all([reader.connect(), visitor.connect()])
  const newest = await version(visitor)
  await visitor.query(getRollbackPlans('pgboss', newest))
  expect(await version(visitor)).toBe(newest - 1)
  await reader.query('begin')
  await reader.query('select from pgboss.job')
  const upgraded = migrate(url)
  await waitingForLock(visitor)
  await visitor.query(`insert into pgboss.job (name, data) values ('some', '{}')`)
  await reader.query('commit')
  await upgraded
  expect(await version(visitor)).toBe(newest)
  await Promise.all([reader.end(), visitor.end()])
})
