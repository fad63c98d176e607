import { once } from 'node:events'
import type { Client, Connection, Submittable } from 'pg'

/** The part of the protocol that the types do not declare. */
interface CopyConnection extends Connection {
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
}

/** Text of each column as PostgreSQL writes it. */
export type TextRow = Readonly<Record<string, string | null>>

/** Inserts rows by `COPY`; every row has the columns of the first one. */
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

/** Rows of one message. */
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
