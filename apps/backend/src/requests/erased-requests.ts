import { getTableName } from 'drizzle-orm'
import { aboutRequest, toAddress } from '../mail/mail-stop.ts'
import type { RowStatement } from '../platform/database/insert-rows.ts'
import type { Change } from '../platform/database/store.ts'
import type { RequestKinds } from './request-kind.ts'
import type { SentRequestRow } from './sent-request.table.ts'

/**
 * The change that erases requests with all that hangs on them: what their kinds keep, links, changes, mails, the time of
 * the call, consents, stopped kinds of mail, and what repeated requests would have been answered with. The trail keeps that it was done, and
 * a job of the queue of mails the id of what is gone, for a week.
 */
export function erasedRequests(
  kinds: RequestKinds,
  requests: readonly Pick<SentRequestRow, 'id' | 'email'>[],
  at: Date,
): Change {
  const rows = requests.map(({ id, email }) => ({
    id,
    address: email.toLowerCase(),
    to_address: toAddress(email),
    about_request: aboutRequest(id),
    at,
  }))
  const statement = (text: string): RowStatement => ({ text: text.replace('$given', given), rows })
  const own = Object.values(kinds).map(({ table }) => {
    const name = getTableName(table)
    return [`own_${name}`, statement(`delete from ${name} using $given where ${name}.id = given.id`)] as const
  })
  return {
    erased: statement(
      'delete from sent_request using $given where sent_request.id = given.id returning sent_request.id, reference, given.at',
    ),
    ...Object.fromEntries(own),
    keys: statement('delete from idempotency_key using $given where subject_id = given.id'),
    // Who erases a request of theirs takes nothing back for others that the address still has.
    stops: statement(
      `delete from mail_stop using $given where mail_stop.mailbox = given.about_request
       or (mail_stop.mailbox = given.to_address and not exists (
         select from sent_request as other
         where lower(other.email) = given.address and other.id not in (select erased.id from erased)))`,
    ),
    places: statement('delete from call_place using $given where subject_id = given.id'),
    consents: statement('delete from consent using $given where subject_id = given.id'),
    trail: statement(
      `insert into audit_entry (action, subject_id, reference, at)
       select 'request_erased', erased.id, erased.reference, erased.at from erased join $given on given.id = erased.id`,
    ),
  }
}

const given =
  'json_to_recordset($rows) as given(id uuid, address text, to_address text, about_request text, at timestamptz)'
