import type { RowStatement } from '../../platform/database/insert-rows.ts'
import type { Change } from '../../platform/database/store.ts'

/** The statements after which nothing is left of an address; its news and their mails go with it. */
export function erasedContact(id: string, at: Date): Change {
  return {
    ...erased('contact_id', id, at),
    contacts: {
      text: 'delete from contact using json_to_recordset($rows) as given(id uuid) where contact.id = given.id',
      rows: [{ id }],
    },
  }
}

/** The statements after which nothing is left of one request for news that nobody confirmed, nor of the mail that asked for it. */
export function erasedAsk(id: string, at: Date): Change {
  return {
    ...erased('id', id, at),
    mails: {
      text: 'delete from news_mail using json_to_recordset($rows) as given(id uuid) where request_id = given.id',
      rows: [{ id }],
    },
  }
}

/** Requests for news, found by their own id or by that of the address. */
function erased(column: 'id' | 'contact_id', id: string, at: Date): Change {
  const rows = [{ id, at }]
  const statement = (text: string): RowStatement => ({ text, rows })
  return {
    asked: statement(
      `delete from contact_request using json_to_recordset($rows) as given(id uuid, at timestamptz)
       where contact_request.${column} = given.id returning contact_request.id, reference, given.at`,
    ),
    consents: statement(
      `delete from consent using asked, json_to_recordset($rows) as given(id uuid) where subject_id = asked.id`,
    ),
    keys: statement(
      `delete from idempotency_key using asked, json_to_recordset($rows) as given(id uuid)
       where response ->> 'id' = asked.id::text`,
    ),
    trail: statement(
      `insert into audit_entry (action, subject_id, reference, at)
       select 'contact_erased', asked.id, asked.reference, asked.at
       from asked where exists (select from json_to_recordset($rows) as given(id uuid))`,
    ),
  }
}
