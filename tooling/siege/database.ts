import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Letter, StoredSignup } from './mails.ts'

/** The address of the server that a backend runs in a data directory. */
export async function addressIn(dataDirectory: string): Promise<URL> {
  const home = join(dataDirectory, 'database')
  const password = await readFile(join(home, 'password'), 'utf8')
  const port = (await readFile(join(home, 'data/postmaster.pid'), 'utf8')).split('\n')[3]
  return new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
}

/** A database of its own beside that of an address; its address. */
export async function newDatabase(address: URL, name: string): Promise<URL> {
  await rowsOf(address, `create database ${name}`)
  const own = new URL(address)
  own.pathname = name
  return own
}

export async function storedSignups(address: URL): Promise<StoredSignup[]> {
  const rows = await rowsOf<{ reference: string; email: string; waiting: Letter[] | null }>(
    address,
    `select s.reference, s.email, array_agg(j.data->>'letter') filter (where j.id is not null) as waiting
     from sent_request s
     left join pgboss.job j on j.data->>'subject_id' = s.id::text and (j.name = 'mail-undeliverable' or j.state <> 'completed')
     group by s.id`,
  )
  return rows.map(({ waiting, ...row }) => ({ ...row, waiting: waiting ?? [] }))
}

/** How many mails are still to leave. */
export async function waitingMails(address: URL): Promise<number> {
  const [row] = await rowsOf<{ waiting: string }>(
    address,
    `select count(*) as waiting from pgboss.job where name = 'mail' and state <> 'completed'`,
  )
  return Number(row?.waiting)
}

async function rowsOf<Row extends object>(address: URL, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
