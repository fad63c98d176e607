import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

const here = import.meta.dirname

it('of several processes that start at once, one makes the tables and all go on', async () => {
  const url = await emptyDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
  await migrate(url)
  const { database, close } = connect(url)
  const { rows } = await database.execute(sql`select count(*) as applied from drizzle.__drizzle_migrations`)
  await close()
  const files = await readdir(join(here, 'migrations'))
  expect(rows).toEqual([{ applied: String(files.filter((file) => file.endsWith('.sql')).length) }])
})

it('a database that cannot be reached is one sentence without the password', async () => {
  await expect(migrate('postgres://user:secret@127.0.0.1:1/clinic')).rejects.toThrow(
    'The database at 127.0.0.1:1 cannot be reached.',
  )
})

it('a database that refuses the user is one sentence without the password', async () => {
  const url = new URL(await emptyDatabase())
  url.password = 'wrong'
  await expect(migrate(url.href)).rejects.toThrow(`The database at ${url.host} does not let the backend in.`)
})

it('requests and contacts from before countries were kept get that of their language', async () => {
  const { database, close } = connect(await emptyDatabase())
  const files = (await readdir(join(here, 'migrations'))).filter((file) => file.endsWith('.sql')).toSorted()
  const apply = async (file: string) =>
    database.execute(sql.raw(await readFile(join(here, 'migrations', file), 'utf8')))
  const before = files.filter((file) => file < '0002')
  for (const file of before) await apply(file)
  await database.execute(sql`
    insert into contact select gen_random_uuid(), locale || '@sample.example', locale, null, null, '{new_studies}', now(), now()
    from unnest(array['fr', 'en']) as locale`)
  await database.execute(sql`
    insert into submission
    select gen_random_uuid(), locale, locale, '_', 'self', 'A', 'B', 'c', '+1', null, '{}', null, null, now(), now()
    from unnest(array['fr', 'en']) as locale`)
  for (const file of files.slice(before.length)) await apply(file)
  const { rows } = await database.execute<{ locale: string; country: string }>(
    sql`select locale, country from contact union all select locale, country from sent_request order by locale`,
  )
  await close()
  expect(rows.map(({ locale, country }) => `${locale} ${country}`)).toEqual(['en US', 'en US', 'fr FR', 'fr FR'])
})
