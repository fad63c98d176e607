import { retention, type SetDays, unconfirmedDays } from '@clairmemoire/domain/retention'
import { eventually } from '@clairmemoire/vitest'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { everyOperation } from '../../testing/every-operation.ts'
import { friday } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { scheduleWork } from './schedule-work.ts'

/** The retention settings of the test backend. */
const set: Record<SetDays, number> = {
  REQUEST_DAYS: 730,
  RESULT_DAYS: 365,
  NEWS_DAYS: 730,
  IDEMPOTENCY_KEY_DAYS: 30,
}

/** The time on the clock of the test backend: a minute ago, so that it is never ahead of the clock of the database. */
const now = new Date(Date.now() - 60_000)

let backend: TestBackend
let tables: string[]
/** The age of all rows in days. */
let age = 0

beforeAll(async () => {
  backend = await testBackend({ now: friday, delivery: () => async () => undefined })
  const { rows } = await backend.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  tables = rows.map(({ name }) => name)
  await everyOperation(backend)
  // Waits for the mails, because a mail sent later would have a later timestamp.
  const unsentMails = sql`select 1 from pgboss.job where name = 'mail' and state in ('created', 'active')`
  await vi.waitUntil(async () => (await backend.database.execute(unsentMails)).rows.length === 0, eventually)
  // Deletes the mails that the limits delayed: they would be sent once the earlier ones are old.
  await backend.database.execute(sql`delete from pgboss.job where name = 'mail' and state = 'retry'`)
  await shiftTimestamps(sql`make_interval(secs => ${(now.getTime() - Date.parse(friday)) / 1000})`, true)
  backend.setNow(now.toISOString())
})
afterAll(() => backend[Symbol.asyncDispose]())

/** Shifts timestamps in all tables: every timestamp, or only those that the clock of the backend set. */
async function shiftTimestamps(by: ReturnType<typeof sql>, isOfBackend: boolean): Promise<void> {
  const { rows: columns } = await backend.database.execute<{ table: string; column: string; type: string }>(
    sql`select table_name as table, column_name as column, data_type as type from information_schema.columns
        where table_schema = 'public' and data_type in ('timestamp with time zone', 'date')`,
  )
  const middle = new Date((now.getTime() + Date.parse(friday)) / 2).toISOString()
  const isLater = Date.parse(friday) > now.getTime()
  for (const { table, column, type } of columns) {
    const [name, of] = [sql.identifier(column), sql.identifier(table)]
    const side = isLater ? sql`${name} > ${middle}::timestamptz` : sql`${name} < ${middle}::timestamptz`
    const moved = type === 'date' ? sql`(${name} + ${by})::date` : sql`${name} + ${by}`
    await backend.database.execute(sql`update ${of} set ${name} = ${moved} ${isOfBackend ? sql`where ${side}` : sql``}`)
  }
}

/** Makes all rows this many days old, then runs the scheduled deletions. */
async function ageRows(days: number): Promise<void> {
  await shiftTimestamps(sql`make_interval(days => ${age - days})`, false)
  age = days
  await scheduleWork(
    async ({ name, work }) => (name.startsWith('forget') ? void (await work()) : undefined),
    backend.whole,
    set.IDEMPOTENCY_KEY_DAYS,
  )
}

async function rowsIn(table: string, which = sql`true`): Promise<number> {
  const { rows } = await backend.database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${which}`,
  )
  return rows[0]?.count ?? 0
}

/** Returns the number of days for which a table keeps its rows; undefined if there is no limit. */
function daysOf(table: string): number | undefined {
  const rule = retention[table]
  if (rule === undefined || 'reason' in rule) return undefined
  if ('with' in rule) return daysOf(rule.with)
  return typeof rule.days === 'number' ? rule.days : set[rule.days]
}

it('every database table has a row in the retention table', () => {
  expect(Object.keys(retention).toSorted()).toEqual(tables.toSorted())
})

it('rows are deleted after their retention, and not before', async () => {
  const dated = tables.flatMap((table) => {
    const days = daysOf(table)
    return days === undefined ? [] : [{ table, days, isOwn: !('with' in (retention[table] ?? {})) }]
  })
  const filled = new Map(await Promise.all(dated.map(async ({ table }) => [table, await rowsIn(table)] as const)))
  // Allows two days of tolerance, because some periods count whole days or end at the next night.
  const looks = dated.flatMap(({ table, days, isOwn }) => [
    ...(isOwn && days > 2 && (filled.get(table) ?? 0) > 0 ? [{ table, at: days - 2, isThere: true }] : []),
    { table, at: days + 2, isThere: false },
  ])
  for (const { table, at, isThere } of looks.toSorted((one, other) => one.at - other.at)) {
    if (at !== age) await ageRows(at)
    expect([table, at, (await rowsIn(table)) > 0]).toEqual([table, at, isThere])
    if (at > unconfirmedDays) await expectNothingUnconfirmed()
  }
})

/** Unconfirmed subscriptions are deleted after a week. */
async function expectNothingUnconfirmed(): Promise<void> {
  expect(await rowsIn('contact_request', sql`asked is not null`)).toBe(0)
  expect(
    await rowsIn(
      'contact',
      sql`programme_confirmed_at is null and not exists (select from news_alert where contact_id = contact.id)`,
    ),
  ).toBe(0)
}
