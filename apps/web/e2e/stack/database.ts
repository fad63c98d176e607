import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'

/** Queries the backend's PostgreSQL. Its port changes with every start, so each query opens a new connection. */
export async function readRows(
  dataDirectory: string,
  query: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  const home = path.join(dataDirectory, 'database')
  const password = await readFile(path.join(home, 'password'), 'utf8')
  const port = (await readFile(path.join(home, 'data/postmaster.pid'), 'utf8')).split('\n')[3]
  const client = new Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` })
  await client.connect()
  try {
    const { rows } = await client.query(query, [...values])
    return rows
  } finally {
    await client.end()
  }
}
