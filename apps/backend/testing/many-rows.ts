import { retention } from '@clairmemoire/domain/retention'
import { Client } from 'pg'

/** Tables that do not grow with visitors. */
const small = [
  'call_places',
  'counting_key',
  'invitation',
  'kept_instrument',
  'known_network',
  'material_key',
  'passkey',
  'passkey_challenge',
  'product_secret',
  'recovery_code',
  'staff',
  'start_study',
  'study_inclusion',
  'study_material',
  'study_seen',
  'study_state',
]

/** Tables that grow with visitors, and the jobs of pg-boss. */
export const growingTables = [...Object.keys(retention).filter((table) => !small.includes(table)), 'job_common']

interface Column {
  table: string
  name: string
  type: string
}

/** Columns with the id of a staff member. */
const staffColumns = ['staff_id', 'claimed_by', 'heard_by', 'withdrawn_by']
const staffCount = 40

/** Columns with identifying texts. */
const naming = [
  'reference',
  'email',
  'phone',
  'number',
  'mailbox',
  'mailed_to',
  'account',
  'network',
  'key',
  'subject',
  'capability',
]

const days = 730

/** Returns the SQL of this column in a copied row; `n` is the number of the copy, from 1 to `copies`. */
function copied({ table, name, type }: Column, copies: number): string {
  const value = `t."${name}"`
  const earlier = `${value} - n * interval '${(days * 24 * 3600) / copies} seconds'`
  if (table === 'desk_case' && name === 'state') return `case when n % 10 = 0 then ${value} else 'closed' end`
  if (table === 'desk_case' && name === 'search')
    return `array_to_tsvector(array['cm', 'name' || n % 5000, '0199' || lpad(n::text, 6, '0'), 'reader' || n || '@sample.example'])`
  if (table === 'login_count' && name === 'last_at') return value
  if (staffColumns.includes(name))
    return `case when ${value} is not null then md5('staff' || n % ${staffCount})::uuid end`
  if (type === 'uuid') return `md5(${value}::text || n)::uuid`
  if (type === 'timestamp with time zone') return earlier
  if (type === 'date') return `(${earlier})::date`
  if (name === 'reference') return `case when ${value} like 'CM-%' then ${copiedReference(value)} else ${value} end`
  if (type === 'text' && (naming.includes(name) || name.endsWith('_hash'))) return `n || '.' || ${value}`
  if (type === 'text' && name === 'id') return `n || '.' || ${value}`
  return value
}

/** Returns the SQL of a reference with valid characters. */
function copiedReference(value: string): string {
  const digits = `translate(upper(md5(${value} || n)), '01', 'GH')`
  return `'CM-' || substr(${digits}, 1, 4) || '-' || substr(${digits}, 5, 4)`
}

interface Amounts {
  requests: number
  auditEntries: number
  waitingMails: number
  sentMails: number
}

/**
 * Copies every row of growing tables up to these amounts, spread over two years. Copies refer to each other like their originals.
 */
export async function multiplyRows(url: string, amounts: Amounts): Promise<void> {
  const { requests, auditEntries, waitingMails, sentMails } = amounts
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Disables foreign keys, so that rows can be inserted in any order.
    await client.query(`set session_replication_role = replica`)
    const copies = Math.ceil(requests / (await countOf(client, 'request')))
    const { rows: columns } = await client.query<Column>(
      `select table_name as table, column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and is_identity = 'NO'`,
    )
    const byTable = Map.groupBy(columns, ({ table }) => table)
    for (const table of growingTables) {
      const ofTable = byTable.get(table) ?? []
      if (ofTable.length === 0) continue
      await client.query(
        `insert into "${table}" (${ofTable.map(({ name }) => `"${name}"`).join()})
        select ${ofTable.map((column) => copied(column, copies)).join()} from "${table}" t, generate_series(1, ${copies}) n
        on conflict do nothing`,
      )
    }
    await client.query(
      `insert into staff (id, email, first_name, last_name, role, password_hash, created_at)
      select md5('staff' || n)::uuid, n || '@staff.example', 'Colleague', n::text, 'caller', '', now()
      from generate_series(0, $1::int - 1) n`,
      [staffCount],
    )
    const missing = auditEntries - (await countOf(client, 'audit_entry'))
    await client.query(
      `insert into audit_entry (action, subject_id, reference, at)
      select 'request_erased', gen_random_uuid(), 'CM-ERASED-' || n, now() - n * interval '1 minute'
      from generate_series(1, $1::int) n`,
      [Math.max(0, missing)],
    )
    await client.query(
      `insert into pgboss.job (name, data, state, retry_count, start_after)
      select 'mail', jsonb_build_object('letter', 'request_received', 'subject_id', subject_id),
        (case when number <= $1 then 'retry' else 'completed' end)::pgboss.job_state, 1, now() + interval '1 day'
      from (select subject_id, row_number() over () as number from audit_entry where reference like 'CM-%') entry
      where number <= $1 + $2::bigint`,
      [waitingMails, sentMails],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

export async function rowsOf(url: string, table: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await countOf(client, table)
  } finally {
    await client.end()
  }
}

async function countOf(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table === 'job_common' ? 'pgboss.' : ''}"${table}"`,
  )
  return rows[0]?.count ?? 0
}
