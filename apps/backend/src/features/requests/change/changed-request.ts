import { getTableColumns } from 'drizzle-orm'
import { insertRows, type RowStatement } from '../../../platform/database/insert-rows.ts'
import { type SentRequestRow, sentRequest } from '../../../requests/sent-request.table.ts'

const columns = Object.values(getTableColumns(sentRequest)).map(({ name }) => name)

/** The statement that brings a request to what it is after a change. */
export function changedRequest(row: SentRequestRow): RowStatement {
  const { rows } = insertRows(sentRequest, [row])
  return { text: statement, rows }
}

const statement = `
  update sent_request set ${columns.map((name) => `${name} = given.${name}`).join(', ')}
  from json_populate_recordset(null::sent_request, $rows) as given
  where sent_request.id = given.id`
