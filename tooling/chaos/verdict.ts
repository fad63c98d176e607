import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** A signup, as its visitor knows it. */
export interface KnownSignup {
  email: string
  /** Of every answer with 201 that came for it. */
  references: string[]
}

/** A signup, as it is stored. */
export interface StoredSignup {
  reference: string
  email: string
  /** Rows that belong to it: of its kind, consents, entries of the trail, idempotency keys. */
  rows: readonly number[]
  /** Letters about it that are still to leave, or wait for the operator. */
  waiting: readonly string[]
}

/** A mail as the mail server took it; `at` in milliseconds on the clock of this process. */
export interface ArrivedMail {
  /** The address of the visitor; the reference of the request for the desk. */
  key: string
  at: number
}

/** Milliseconds before and after a kill in which a mail counts as leaving in its very moment. */
const moment = { before: 3_000, after: 1_000 }

/** What was answered with 201 is stored once and whole, under the reference of the answer, and nothing else is; one sentence for each fault. */
export function signupFaults(known: readonly KnownSignup[], stored: readonly StoredSignup[]): string[] {
  const byEmail = Map.groupBy(stored, ({ email }) => email)
  const ofKnown = known.flatMap(({ email, references }) => {
    const kept = byEmail.get(email) ?? []
    if (references.length === 0) return [`${email} was never answered`]
    if (kept.length !== 1) return [kept.length === 0 ? `${email} is lost` : `${email} is stored twice`]
    if (references.some((reference) => reference !== kept[0]?.reference)) return [`${email} has another reference`]
    return kept.some(({ rows }) => rows.some((count) => count !== 1)) ? [`${email} is not stored whole`] : []
  })
  const emails = new Set(known.map(({ email }) => email))
  return [
    ...ofKnown,
    ...[...byEmail.keys()].filter((email) => !emails.has(email)).map((email) => `${email} is nobody’s`),
  ]
}

/**
 * Every stored signup has two letters, each of which arrives once. One that comes again because its process was killed
 * while it left is no fault (ADR 0020). @param kills moments on the same clock as the mails
 */
export function mailFaults(
  stored: readonly StoredSignup[],
  arrived: readonly ArrivedMail[],
  kills: readonly number[],
): string[] {
  const byKey = Map.groupBy(arrived, ({ key }) => key)
  const letters = stored.flatMap(({ reference, email, waiting }) => [
    { key: email, isWaiting: waiting.includes('call_requested') },
    { key: reference, isWaiting: waiting.includes('call_requested_desk') },
  ])
  const isExcused = ({ at }: ArrivedMail) => kills.some((kill) => at > kill - moment.before && at < kill + moment.after)
  return [
    ...letters
      .filter(({ key, isWaiting }) => !isWaiting && !byKey.has(key))
      .map(({ key }) => `the mail to or about ${key} is lost`),
    ...[...byKey]
      .filter(([, mails]) => !mails.slice(0, -1).every(isExcused))
      .map(([key]) => `the mail to or about ${key} came twice`),
  ]
}

/** The address of the server that a backend runs in a data directory. */
export async function addressIn(dataDirectory: string): Promise<URL> {
  const home = join(dataDirectory, 'database')
  const password = await readFile(join(home, 'password'), 'utf8')
  const port = (await readFile(join(home, 'data/postmaster.pid'), 'utf8')).split('\n')[3]
  return new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
}

export function storedSignups(address: URL): Promise<StoredSignup[]> {
  const count = (table: string, condition: string) => `(select count(*)::int from ${table} where ${condition})`
  return rowsOf<StoredSignup>(
    address,
    `select s.reference, s.email, array(
       select data->>'letter' from pgboss.job where data->>'subject_id' = s.id::text
         and (name = 'mail-undeliverable' or state <> 'completed')) as waiting,
       array[${count('trial_signup', 'id = s.id')}, ${count('consent', 'subject_id = s.id')},
         ${count('audit_entry', 'subject_id = s.id')}, ${count('idempotency_key', 'subject_id = s.id')}] as rows
     from sent_request s`,
  )
}

/** How many mails are still to leave. */
export async function waitingMails(address: URL): Promise<number> {
  const query = `select count(*)::int as waiting from pgboss.job where name = 'mail' and state <> 'completed'`
  const [row] = await rowsOf<{ waiting: number }>(address, query)
  return row?.waiting ?? 0
}

export async function rowsOf<Row extends object>(address: URL, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
