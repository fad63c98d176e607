import type { StoreChange } from '../../../platform/database/store.ts'
import type { RowStatement } from '../../../platform/database/insert-rows.ts'
import type { ContactRow } from '../contact.table.ts'
import { erasedContact } from '../erased-contact.ts'

/** Nothing is left of an address that was kept for news of studies alone; who also asked for other news keeps those. */
export function endedNews({ id, lists }: ContactRow, at: Date): Parameters<StoreChange>[0] {
  if (lists.every((list) => list === 'new_studies')) return erasedContact(id, at)
  const rows = [{ id }]
  const statement = (text: string): RowStatement => ({ text, rows })
  return {
    contact: statement(
      `update contact set matching = null, lists = array_remove(lists, 'new_studies')
       from json_to_recordset($rows) as given(id uuid) where contact.id = given.id`,
    ),
    alert: statement(
      'delete from news_alert using json_to_recordset($rows) as given(id uuid) where contact_id = given.id',
    ),
    mails: statement(
      'delete from news_mail using json_to_recordset($rows) as given(id uuid) where contact_id = given.id',
    ),
    consents: statement(
      `delete from consent using contact_request, json_to_recordset($rows) as given(id uuid)
       where contact_id = given.id and subject_id = contact_request.id
         and purpose in ('new_studies', 'keep_matching_answers')`,
    ),
  }
}
