import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

/** Rows of the database that a backend runs in its data directory. */
export async function rowsIn<Row extends object>(dataDirectory: string, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: await addressIn(join(dataDirectory, 'database')) })
  await client.connect()
  const { rows } = await client.query<Row>(query)
  await client.end()
  return rows
}

async function addressIn(home: string): Promise<string> {
  const [password, server] = await Promise.all(
    ['password', 'data/postmaster.pid'].map((file) => readFile(join(home, file), 'utf8')),
  )
  return `postgres://postgres:${password}@127.0.0.1:${server?.split('\n')[3]}/postgres`
}
