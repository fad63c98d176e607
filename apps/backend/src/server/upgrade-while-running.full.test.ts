import { Client } from 'pg'
import { expect, it } from 'vitest'
import { backendProcesses } from '../../testing/backend-processes.ts'
import { laterMigrations } from '../../testing/later-migrations.ts'
import { signup } from '../../testing/requests.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { migrate } from '../platform/database/migrate.ts'

/** The number of sign-ups at each backend while the migration waits for the table. */
const meanwhile = 12

async function signUp(port: number): Promise<number> {
  const callback = { kind: 'part_of_day', part_of_day: 'any', time_zone: 'Europe/Paris' } as const
  const { status } = await fetch(`http://127.0.0.1:${port}/api/trials/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signup({ callback })),
  })
  return status
}

it('sign-ups at two backends succeed while a migration waits for the table and changes it (R0-36)', async () => {
  const url = await emptyDatabase()
  await using processes = await backendProcesses()
  const backends = [processes.start({ DATABASE_URL: url }), processes.start({ DATABASE_URL: url })]
  const ports = await Promise.all(backends.map(({ ready }) => ready))
  await using later = await laterMigrations(
    'ALTER TABLE request ADD COLUMN later text',
    `ALTER TABLE idempotency_key ADD COLUMN later text DEFAULT '' NOT NULL`,
  )
  const client = new Client({ connectionString: url })
  await client.connect()
  // A long read, such as a dump: the migration waits for its end, and later statements wait for the migration.
  await client.query('begin')
  await client.query('select from request')
  const over = new AbortController()
  const upgraded = migrate(url, later.folder).finally(() => over.abort())
  const statuses: number[] = []
  const visitors = ports.map(async (port) => {
    while (!over.signal.aborted) statuses.push(await signUp(port))
  })
  await expect.poll(() => statuses.length).toBeGreaterThan(2 * meanwhile)
  await client.query('commit')
  await Promise.all([upgraded, ...visitors])
  expect(new Set(statuses)).toEqual(new Set([201]))
  const { rows } = await client.query<{ stored: number }>(
    'select count(*)::int as stored from request where later is null',
  )
  expect(rows).toEqual([{ stored: statuses.length }])
  await client.end()
})
