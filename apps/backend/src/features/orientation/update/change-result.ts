import type { RowStatement } from '../../../platform/database/insert-rows.ts'
import type { AcceptedUpdate } from './accepted-update.ts'

/** The statement that writes what an update brings and leaves the rest as it is by then. */
export function changeResult(id: string, accepted: AcceptedUpdate, now: Date): RowStatement {
  const { goals, firstName, email, phone, country, callback, callBy } = accepted
  const row = { id, goals, first_name: firstName, email, phone, country, callback, call_by: callBy, active_at: now }
  return { text: statement, rows: [row] }
}

const statement = `
  update orientation_result set
    goals = coalesce(given.goals, orientation_result.goals),
    first_name = coalesce(given.first_name, orientation_result.first_name),
    email = coalesce(given.email, orientation_result.email),
    phone = coalesce(given.phone, orientation_result.phone),
    country = coalesce(given.country, orientation_result.country),
    callback = coalesce(given.callback, orientation_result.callback),
    call_by = coalesce(given.call_by, orientation_result.call_by),
    active_at = given.active_at
  from json_to_recordset($rows) as given(
    id uuid, goals jsonb, first_name text, email text, phone text, country text, callback jsonb, call_by date,
    active_at timestamptz
  )
  where orientation_result.id = given.id`
