import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

const here = import.meta.dirname

it('if several processes start at the same time, one creates the tables and all start', async () => {
  const url = await emptyDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
  await migrate(url)
  const { database, close } = connect(url)
  const { rows } = await database.execute(sql`select count(*) as applied from drizzle.__drizzle_migrations`)
  await close()
  const files = await readdir(join(here, 'migrations'))
  expect(rows).toEqual([{ applied: String(files.filter((file) => file.endsWith('.sql')).length) }])
})

it('the error for an unreachable database is one sentence without the password', async () => {
  await expect(migrate('postgres://user:secret@127.0.0.1:1/clinic')).rejects.toThrow(
    'The database at 127.0.0.1:1 cannot be reached.',
  )
})

it('the error for a rejected user is one sentence without the password', async () => {
  const url = new URL(await emptyDatabase())
  url.password = 'wrong'
  await expect(migrate(url.href)).rejects.toThrow(
    `The database at ${url.host} does not let the backend in: check the user,`,
  )
})

it('the table of request counts is unlogged', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const { database, close } = connect(url)
  const { rows } = await database.execute(sql`select relpersistence from pg_class where relname = 'request_count'`)
  await close()
  expect(rows).toEqual([{ relpersistence: 'u' }])
})
