import { resolve } from 'node:path'
import { Client } from 'pg'
import { runningAddress } from '../src/platform/database/embedded/running-address.ts'

/** Rows of the database that a backend runs in its data directory. */
export async function rowsIn<Row extends object>(dataDirectory: string, query: string): Promise<Row[]> {
  const address = await runningAddress(resolve(dataDirectory))
  if (address === undefined) throw new Error(`no database runs in ${dataDirectory}`)
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query<Row>(query)
  await client.end()
  return rows
}
