import type { RowStatement } from '../../../platform/database/insert-rows.ts'
import type { Change } from '../../../platform/database/store.ts'
import { confirmedLists, type NewsList } from '../confirmed-lists.ts'
import type { ContactRow } from '../contact.table.ts'
import { erasedContact } from '../erased-contact.ts'
import type { NewsAlertRow } from './alert.table.ts'

/** Whose news they are. */
export interface KeptNews {
  contact: ContactRow
  /** Null for who has confirmed none of studies. */
  alert: NewsAlertRow | null
}

/** Lists end, each for itself; of an address that has confirmed no other one nothing is left. */
export function endedNews({ contact, alert }: KeptNews, ended: readonly NewsList[], at: Date): Change {
  const left = [...confirmedLists(contact, alert).keys()].filter((list) => !ended.includes(list))
  if (left.length === 0) return erasedContact(contact.id, at)
  return left.includes('new_studies') ? withoutProgramme(contact.id) : withoutStudies(contact.id)
}

function withoutProgramme(id: string): Change {
  const { statement, consents } = statementsFor(id)
  return {
    contact: statement(
      `update contact set lists = array_remove(lists, 'programme'), programme_confirmed_at = null
       from json_to_recordset($rows) as given(id uuid) where contact.id = given.id`,
    ),
    consents: consents(`'programme'`),
  }
}

/** Of the mails only those stay whose key opens the page of the programme. */
function withoutStudies(id: string): Change {
  const { statement, consents } = statementsFor(id)
  return {
    contact: statement(
      `update contact set matching = null, lists = array_remove(lists, 'new_studies')
       from json_to_recordset($rows) as given(id uuid) where contact.id = given.id`,
    ),
    alert: statement(
      'delete from news_alert using json_to_recordset($rows) as given(id uuid) where contact_id = given.id',
    ),
    mails: statement(
      `delete from news_mail using json_to_recordset($rows) as given(id uuid) where contact_id = given.id
       and not exists (select from consent where subject_id = request_id and purpose = 'programme')`,
    ),
    consents: consents(`'new_studies', 'keep_matching_answers'`),
  }
}

function statementsFor(id: string) {
  const statement = (text: string): RowStatement => ({ text, rows: [{ id }] })
  const consents = (purposes: string) =>
    statement(
      `delete from consent using contact_request, json_to_recordset($rows) as given(id uuid)
       where contact_id = given.id and subject_id = contact_request.id and contact_request.asked is null
         and purpose in (${purposes})`,
    )
  return { statement, consents }
}
