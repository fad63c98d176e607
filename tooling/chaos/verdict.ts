import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** A signup, as its visitor knows it. */
export interface KnownSignup {
  email: string
  /** Of the answer with 201. */
  reference?: string | undefined
}

/** A signup, as it is stored. */
export interface StoredSignup {
  reference: string
  email: string
  /** Whether it has one row of its kind, one consent, one entry of the trail and one idempotency key. */
  isWhole: boolean
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
  const ofKnown = known.flatMap(({ email, reference }) => {
    const [kept, ...more] = byEmail.get(email) ?? []
    byEmail.delete(email)
    if (reference === undefined) return [`${email} was never answered`]
    if (kept === undefined) return [`${email} is lost`]
    if (more.length > 0) return [`${email} is stored twice`]
    if (kept.reference !== reference) return [`${email} has another reference`]
    return kept.isWhole ? [] : [`${email} is not stored whole`]
  })
  return [...ofKnown, ...[...byEmail.keys()].map((email) => `${email} is nobody’s`)]
}

/**
 * Every stored signup has two letters, each of which arrives once. One that comes again because its process was killed
 * while it left is no fault (ADR 0020). @param downTimes of the product, on the same clock as the mails
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
     from sent_request s`,
  )
}

/** How many mails are still to leave. */
export async function waitingMails(dataDirectory: string): Promise<number> {
  const query = `select count(*)::int as waiting from pgboss.job where name = 'mail' and state <> 'completed'`
  const [row] = await rowsOf<{ waiting: number }>(dataDirectory, query)
  return row?.waiting ?? 0
}

/** From the server that a backend runs in the data directory. */
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
