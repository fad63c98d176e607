import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** The part of a signup that its visitor knows. */
export interface KnownSignup {
  email: string
  /** The reference in the answer with status 201. */
  reference?: string | undefined
}

export interface StoredSignup {
  reference: string
  email: string
  /** Whether it has exactly one request, consent, audit entry and idempotency key. */
  isWhole: boolean
  /** The kinds of its mails that were not sent: they are queued or dead letters. */
  waiting: readonly string[]
}

/** A mail that the mail server received; `at` is the time in milliseconds on the clock of this process. */
export interface ArrivedMail {
  /** The visitor's address; in a mail to the desk, the reference of the request. */
  key: string
  at: number
}

/** Milliseconds before and after a kill; a mail that arrived in this time may be sent twice. */
const moment = { before: 3_000, after: 1_000 }

/**
 * Checks that every signup answered with 201 is stored once and completely, under the reference of the answer, and that no other signup
 * is stored. Returns one sentence for each fault.
 */
export function signupFaults(known: readonly KnownSignup[], stored: readonly StoredSignup[]): string[] {
  const byEmail = Map.groupBy(stored, ({ email }) => email)
  const ofKnown = known.flatMap(({ email, reference }) => {
    const [signup, ...more] = byEmail.get(email) ?? []
    byEmail.delete(email)
    if (reference === undefined) return [`${email} was never answered`]
    if (signup === undefined) return [`${email} is lost`]
    if (more.length > 0) return [`${email} is stored twice`]
    if (signup.reference !== reference) return [`${email} has another reference`]
    return signup.isWhole ? [] : [`${email} is not stored whole`]
  })
  return [...ofKnown, ...[...byEmail.keys()].map((email) => `${email} is nobody’s`)]
}

/**
 * Checks that both mails of every stored signup arrived once or are queued. A mail may arrive twice if a process was killed
 * while it was sent (ADR 0020). @param downTimes of the product, on the same clock as the mails
 */
export function mailFaults(
  stored: readonly StoredSignup[],
  arrived: readonly ArrivedMail[],
  downTimes: readonly { from: number }[],
): string[] {
  const byKey = Map.groupBy(arrived, ({ key }) => key)
  const expected = stored.flatMap(({ reference, email, waiting }) => [
    ...(waiting.includes('call_requested') ? [] : [email]),
    ...(waiting.includes('call_requested_desk') ? [] : [reference]),
  ])
  const isExcused = ({ at }: ArrivedMail) =>
    downTimes.some(({ from }) => at > from - moment.before && at < from + moment.after)
  const doubled = [...byKey].filter(([, mails]) => !mails.slice(0, -1).every(isExcused))
  return [
    ...expected.filter((key) => !byKey.has(key)).map((key) => `the mail to or about ${key} is lost`),
    ...doubled.map(([key]) => `the mail to or about ${key} came twice`),
  ]
}

export function storedSignups(dataDirectory: string): Promise<StoredSignup[]> {
  const once = (table: string, column: string) => `(select count(*) from ${table} where ${column} = s.id) = 1`
  return rowsOf<StoredSignup>(
    dataDirectory,
    `select s.reference, s.email, array(
       select data->>'letter' from pgboss.job where data->>'subject_id' = s.id::text
         and (name = 'mail-undeliverable' or state <> 'completed')) as waiting,
       ${once('consent', 'subject_id')} and ${once('audit_entry', 'subject_id')}
         and ${once('idempotency_key', 'subject_id')} as "isWhole"
     from request s`,
  )
}

/** The number of queued mails. */
export async function waitingMails(dataDirectory: string): Promise<number> {
  const query = `select count(*)::int as waiting from pgboss.job where name = 'mail' and state <> 'completed'`
  const [row] = await rowsOf<{ waiting: number }>(dataDirectory, query)
  return row?.waiting ?? 0
}

/** Runs a query on the database server that a backend started in its data directory. */
async function rowsOf<Row extends object>(dataDirectory: string, query: string): Promise<Row[]> {
  const home = join(dataDirectory, 'database')
  const password = await readFile(join(home, 'password'), 'utf8')
  const port = Number((await readFile(join(home, 'data/postmaster.pid'), 'utf8')).split('\n')[3])
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
