import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { Client } from 'pg'

/** Without any of these PostgreSQL confirms what a loss of power may take back. */
const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Refuses a database that does not keep what it confirms, whoever runs it (R0-16). */
export async function requireDurability(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings where name = any ($1) and setting = 'off' order by name`,
    [durabilitySettings],
  )
  if (rows.length === 0) return
  const off = rows.map(({ name }) => name).join(', ')
  throw new StartRefusal(
    `The database at ${client.host}:${client.port} may lose what it has confirmed: switch on ${off} in its settings.`,
  )
}
