import type { RowStatement } from '../../platform/database/insert-rows.ts'

/** The statements after which nothing is left of an address; its news and their mails go with it. */
export function erasedContact(id: string, at: Date): Record<string, RowStatement> {
  const rows = [{ id, at }]
  const statement = (text: string): RowStatement => ({ text, rows })
  return {
    asked: statement(
      `delete from contact_request using json_to_recordset($rows) as given(id uuid, at timestamptz)
       where contact_id = given.id returning contact_request.id, reference, given.at`,
    ),
    contacts: statement(
      'delete from contact using json_to_recordset($rows) as given(id uuid) where contact.id = given.id',
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
