import { resolve } from 'node:path'
import { Client } from 'pg'
import { runningServer } from '../src/platform/database/embedded/running-server.ts'

/** Queries the embedded database of a data directory. */
export async function rowsIn<Row extends object>(dataDirectory: string, query: string): Promise<Row[]> {
  const url = await runningServer(resolve(dataDirectory))
  if (url === undefined) throw new Error(`no database runs in ${dataDirectory}`)
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(query)
  await client.end()
  return rows
}
