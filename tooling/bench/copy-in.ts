import { once } from 'node:events'
import type { Client, Connection, Submittable } from 'pg'

/** Methods of the connection that the types of the library do not declare. */
interface CopyConnection extends Connection {
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
}

/** A row with the value of each column as text, in the format of PostgreSQL. */
export type TextRow = Readonly<Record<string, string | null>>

/** Inserts rows with `COPY`. Every row must have the same columns as the first row. */
export async function copyIn(client: Client, table: string, rows: readonly TextRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = columns.map((column) => `"${column}"`).join()
  await new Promise<void>((resolve, reject) => {
    const copying: Submittable & Record<string, unknown> = {
      submit: (connection: Connection) => connection.query(`copy ${table} (${names}) from stdin`),
      handleCopyInResponse: (connection: CopyConnection) => void send(connection, rows, columns).catch(reject),
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    }
    client.query(copying)
  })
}

/** The number of rows that are sent in one message. */
const chunk = 500

async function send(connection: CopyConnection, rows: readonly TextRow[], columns: readonly string[]): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) {
    const lines = rows.slice(from, from + chunk).map((row) => columns.map((name) => escaped(row[name])).join('\t'))
    connection.sendCopyFromChunk(Buffer.from(`${lines.join('\n')}\n`))
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(text: string | null | undefined): string {
  return text === null || text === undefined ? '\\N' : text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign)
}
