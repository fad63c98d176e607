import { Client } from 'pg'
import { expect, inject, it } from 'vitest'

it.each(['fsync', 'synchronous_commit', 'full_page_writes'])(
  'the embedded server flushes confirmed writes to disk: %s is on (R0-16)',
  async (setting) => {
    const client = new Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    const { rows } = await client.query<{ value: string }>(`select current_setting('${setting}') as value`)
    await client.end()
    expect(rows).toEqual([{ value: 'on' }])
  },
)
