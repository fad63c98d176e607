import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { requestKinds } from '../../src/server/request-kinds.ts'
import { mailId } from '../../src/mail/mail-id.ts'
import type { MailOrder } from '../../src/mail/order.ts'
import { rowsIn } from '../running-database.ts'

/** All that is kept of one request. */
export interface KeptRequest {
  id: string
  kind: string
  reference: string
  email: string
  /** Rows of kinds of requests. */
  own: number
  purposes: string[]
  trail: string[]
  keys: number
  /** Letters that wait or are leaving, and those whose mail has left. */
  letters: string[]
}

const own = Object.values(requestKinds)
  .map(({ table }) => `(select count(*) from ${getTableName(table)} as own where own.id = s.id)`)
  .join(' + ')

const query = `
  select s.id, s.kind, s.reference, s.email, (${own})::int as own, c.purposes, t.trail, k.keys::int, m.letters, m.sent
  from sent_request s
  left join (select subject_id, array_agg(purpose) as purposes from consent group by 1) c on c.subject_id = s.id
  left join (select subject_id, array_agg(action || ' ' || reference) as trail from audit_entry group by 1) t
    on t.subject_id = s.id
  left join (select response->>'reference' as reference, count(*) as keys from idempotency_key group by 1) k
    on k.reference = s.reference
  left join (
    select data->>'subject_id' as subject_id, array_agg(data->>'letter' order by data->>'letter') as letters,
      coalesce(json_agg(data) filter (where state = 'completed'), '[]') as sent
    from pgboss.job where name = 'mail' group by 1
  ) m on m.subject_id = s.id::text`

/** Reads the database of a data directory; a letter counts only when it waits or its mail is in the outbox. */
export async function keptRequests(dataDirectory: string): Promise<KeptRequest[]> {
  const rows = await rowsIn<KeptRequest & { sent: MailOrder[] | null }>(dataDirectory, query)
  return Promise.all(
    rows.map(async ({ sent, ...kept }) => {
      await Promise.all((sent ?? []).map((order) => access(join(dataDirectory, 'outbox', `${mailId(order)}.eml`))))
      return kept
    }),
  )
}
