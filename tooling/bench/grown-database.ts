import { hash } from 'node:crypto'
import type { Client } from 'pg'
import { copyIn, type TextRow } from './copy-in.ts'
import { copyOf, frequentFirst, type Place, randomFrom, referenceOf, uuidOf } from './grown-rows.ts'
import { formOperations, type Original, type Originals, rowsOf } from './original-rows.ts'

export interface Sizes {
  requests: number
  auditEntries: number
  pastMails: number
  alerts: number
  memoryTests: number
}

/** Returns how many rows a database has after two years if it has this many requests. */
export function sizesOf(requests: number): Sizes {
  return {
    requests,
    auditEntries: requests * 3,
    pastMails: requests * 2,
    alerts: Math.ceil(requests / 5),
    memoryTests: Math.ceil(requests / 10),
  }
}

/** Open calls and mails that wait for the mail server. They are the work of one day, so every database has the same number of them. */
export const ofTheDay = { openCalls: 5_000, waitingMails: 5_000 }

const day = 24 * 3_600_000
const days = { requests: 730, views: 365, cookies: 396, keys: 30, mails: 6, mailCounts: 8 }
const staffCount = 40
/** The number of records that are written at once. */
const block = 2_000

interface Filling {
  database: Client
  originals: Originals
  studies: readonly string[]
  sizes: Sizes
  seed: number
}

/** Fills a database with copies of its original records. Creates the indexes after the rows, as restoring a backup does. */
export async function fillDatabase({ database, originals, studies, sizes, seed }: Filling): Promise<void> {
  const random = randomFrom(seed)
  const now = Date.now()
  const [mail] = await rowsOf(database, 'pgboss.job', `name = 'mail' and state = 'completed' limit 1`)
  if (mail === undefined) throw new Error('No mail has left that could be copied.')
  const sessionSettings = [
    'session_replication_role = replica',
    'synchronous_commit = off',
    `maintenance_work_mem = '512MB'`,
  ]
  for (const setting of sessionSettings) await database.query(`set ${setting}`)
  const staff = Array.from({ length: staffCount }, (_, number) => uuidOf(`staff ${number}`))
  await database.query(
    `insert into staff (id, email, first_name, last_name, role, password_hash, created_at)
    select id, row_number() over () || '@staff.example', 'Colleague', 'Sample', 'caller', '', now() from unnest($1::uuid[]) id`,
    [staff],
  )
  const indexes = await dropIndexes(database)

  const anyOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new RangeError('There is nothing to copy.')
    return item
  }
  const placeOf = (number: number, age: number): Place => ({
    number,
    createdAt: new Date(now - age),
    study: studies[frequentFirst(random(), studies.length, 2)] ?? '',
    staff: anyOf(staff),
    delay: Math.min(age / 2, (0.05 + random() * 3) * day),
    random,
  })
  const originalsOfKind = (list: readonly Original[]) => Map.groupBy(list, ({ kind }) => kind)
  const [open, closed] = [originalsOfKind(originals.open), originalsOfKind(originals.closed)]
  const kinds = Object.entries(formOperations).flatMap(([kind, parts]) => Array.from({ length: parts }, () => kind))

  function request(number: number): Map<string, TextRow[]> {
    const isOpen = number < ofTheDay.openCalls
    // The oldest requests have just expired.
    const age = 3 * day + (isOpen ? -random() * 3 * day : (number / sizes.requests) * (days.requests - 2) * day)
    const rows = copyOf(anyOf((isOpen ? open : closed).get(anyOf(kinds)) ?? []), placeOf(number, age))
    if (age > days.views * day) rows.delete('staff_view')
    const [call] = rows.get('desk_case') ?? []
    if (call && !isOpen) rows.set('desk_case', [{ ...call, windows: '{}' }])
    // Half of the open calls are late.
    else if (call && number % 2 === 0) rows.set('desk_case', [{ ...call, due_at: call['created_at'] ?? null }])
    if (age < days.mailCounts * day) rows.set('visitor_mail', [mailCountRow(number, now - age)])
    if (age < days.keys * day) rows.set('idempotency_key', [keyRow(number, now - age)])
    return rows
  }
  const aged = (list: readonly Original[], name: number, span: number) => (number: number) =>
    copyOf(anyOf(list), placeOf(name + number, random() * span * day))
  const mailJob = (number: number): Map<string, TextRow[]> => {
    const at = new Date(now - random() * days.mails * day).toISOString()
    const isWaiting = number < ofTheDay.waitingMails
    const data = JSON.stringify({ letter: 'call_requested_desk', subject_id: uuidOf(`mail ${number}`) })
    const state = isWaiting
      ? { state: 'retry', retry_count: '3', start_after: new Date(now + day).toISOString(), completed_on: null }
      : { state: 'completed', retry_count: '0', start_after: at, completed_on: at }
    return new Map([['pgboss.job', [{ ...mail, id: uuidOf(`job ${number}`), data, created_on: at, ...state }]]])
  }
  const waitingTrail = (number: number): Map<string, TextRow[]> =>
    new Map([['audit_entry', [auditRow('trial_call', uuidOf(`mail ${number}`), referenceOf(number), now)]]])
  const erased = (number: number): Map<string, TextRow[]> =>
    new Map([
      [
        'audit_entry',
        [auditRow('request_erased', uuidOf(`erased ${number}`), `CM-ERASED-${number}`, now - random() * 2000 * day)],
      ],
    ])

  const write = (amount: number, rowsOfOne: (number: number) => Map<string, TextRow[]>) =>
    writeBlocks(database, amount, rowsOfOne)
  await write(sizes.requests, request)
  await write(sizes.memoryTests, aged(originals.memoryTests, 10_000_000, 364))
  await write(sizes.alerts, aged(originals.subscriptions, 20_000_000, 700))
  await write(sizes.requests, aged(originals.finderConsents, 30_000_000, 730))
  await write(sizes.requests, aged(originals.cookieConsents, 40_000_000, days.cookies))
  await write(sizes.pastMails + ofTheDay.waitingMails, mailJob)
  await write(ofTheDay.waitingMails, waitingTrail)
  const { rows } = await database.query<{ missing: string }>('select $1 - count(*) as missing from audit_entry', [
    sizes.auditEntries,
  ])
  await write(Math.max(0, Number(rows[0]?.missing)), erased)

  for (const index of indexes) await database.query(index)
  await database.query('vacuum (analyze)')
}

async function writeBlocks(
  database: Client,
  amount: number,
  rowsOfOne: (number: number) => Map<string, TextRow[]>,
): Promise<void> {
  for (let from = 0; from < amount; from += block) {
    const byTable = new Map<string, TextRow[]>()
    for (let number = from; number < Math.min(amount, from + block); number += 1)
      for (const [table, rows] of rowsOfOne(number)) {
        const all = byTable.get(table)
        if (all) all.push(...rows)
        else byTable.set(table, [...rows])
      }
    for (const [table, rows] of byTable) await copyIn(database, table, rows)
  }
}

/** Drops the indexes of the product's tables, except those of constraints, and returns the statements that create them again. */
async function dropIndexes(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and not exists (select from pg_constraint where conname = indexname)`,
  )
  for (const { name } of rows) await database.query(`drop index "${name}"`)
  return rows.map(({ definition }) => definition)
}

function auditRow(action: string, subject: string, reference: string, at: number): TextRow {
  return { action, subject_id: subject, reference, staff_id: null, at: new Date(at).toISOString() }
}

function keyRow(number: number, at: number): TextRow {
  const key = hash('sha256', `idempotency ${number}`, 'hex')
  return {
    key,
    request_hash: key,
    status: '201',
    response: '{}',
    subject_id: null,
    created_at: new Date(at).toISOString(),
  }
}

function mailCountRow(number: number, at: number): TextRow {
  return { id: uuidOf(`count ${number}`), mailbox: hash('sha256', `${number}`), at: new Date(at).toISOString() }
}
