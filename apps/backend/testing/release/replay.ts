import type { Client } from 'pg'
import type { SentStatement } from './recorded-release.ts'

export interface Replayed {
  rows: number | null
  /** Of each value of each row; "null" where there is none. */
  kinds: readonly (readonly string[])[]
}

/** Sends again what a release sent; `keys` stand for those it had then. */
export async function replay(
  client: Client,
  statements: readonly SentStatement[],
  keys: ReadonlyMap<unknown, string> = new Map(),
): Promise<Replayed[]> {
  const replayed: Replayed[] = []
  for (const { text, values } of statements) {
    const given = values.map((value) => keys.get(value) ?? value)
    const { rowCount, rows } = await client.query<unknown[]>({ text, values: given, rowMode: 'array' })
    replayed.push({
      rows: rowCount,
      kinds: rows.map((row) => row.map((value) => (value === null ? 'null' : typeof value))),
    })
  }
  return replayed
}

export const rowsOf = (statements: readonly { rows: number | null }[]): (number | null)[] =>
  statements.map(({ rows }) => rows)
