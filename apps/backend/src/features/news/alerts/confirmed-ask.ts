import type { RowStatement } from '../../../platform/database/insert-rows.ts'
import type { Change } from '../../../platform/database/store.ts'
import type { Ask } from '../contact.table.ts'
import type { Wanted } from './alert.table.ts'

/** A request whose mailbox has just said yes. */
interface ConfirmedRequest {
  id: string
  contactId: string
  asked: Ask
}

/** The statements after which a request counts. A list that it does not name stays as it was, and so does a detail that it leaves out. */
export function confirmedAsk({ id, contactId, asked }: ConfirmedRequest, at: Date): Change {
  const ofStudies = asked.lists.includes('new_studies')
  const rows = [
    {
      id,
      contact_id: contactId,
      locale: asked.locale,
      country: asked.country,
      first_name: asked.firstName,
      postal_code: asked.postalCode,
      matching: asked.matching,
      lists: asked.lists,
      at,
    },
  ]
  const given = `json_to_recordset($rows) as given(id uuid, contact_id uuid, locale text, country text, first_name text,
    postal_code text, matching jsonb, lists text[], at timestamptz)`
  const statement = (text: string): RowStatement => ({ text, rows })
  return {
    contact: statement(
      `update contact set locale = given.locale, country = given.country, updated_at = given.at,
         matching = case when 'new_studies' = any(given.lists) then given.matching else contact.matching end,
         first_name = coalesce(given.first_name, contact.first_name),
         postal_code = coalesce(given.postal_code, contact.postal_code),
         lists = array(select distinct unnest(contact.lists || given.lists)),
         programme_confirmed_at =
           case when 'programme' = any(given.lists) then given.at else contact.programme_confirmed_at end
       from ${given} where contact.id = given.contact_id`,
    ),
    request: statement(`update contact_request set asked = null from ${given} where contact_request.id = given.id`),
    trail: statement(
      `insert into audit_entry (action, subject_id, reference, at)
       select 'news_confirmed', contact_request.id, reference, given.at
       from contact_request join ${given} on contact_request.id = given.id`,
    ),
    ...(ofStudies && { alert: confirmedAlert(contactId, asked, at) }),
  }
}

function confirmedAlert(contactId: string, { locale, country, matching }: Ask, at: Date): RowStatement {
  const wanted: Wanted = { locale, country, matching }
  return {
    text: `insert into news_alert (contact_id, wanted, confirmed_at, told_until, written_at)
           select given.contact_id, given.wanted, given.at, given.at, given.at
           from json_to_recordset($rows) as given(contact_id uuid, wanted jsonb, at timestamptz)
           on conflict (contact_id) do update set wanted = excluded.wanted, confirmed_at = excluded.confirmed_at, told_until = excluded.told_until,
             written_at = excluded.written_at`,
    rows: [{ contact_id: contactId, wanted, at }],
  }
}
