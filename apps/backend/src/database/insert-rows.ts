import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'

interface Insertion {
  /** Properties of a row, each with the name of its column. */
  columns: readonly (readonly [property: string, column: string])[]
  text: SQL
}

const insertions = new Map<PgTable, Insertion>()

/** Rows travel as one JSON value: however many there are, the statement has the same text, and PostgreSQL its plan. */
export function insertRows<Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]): SQL {
  const { columns, text } = insertions.get(table) ?? insertionInto(table)
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([property, column]) => [column, row[property]])),
  )
  return sql`${text}${JSON.stringify(records)})`
}

function insertionInto(table: PgTable): Insertion {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => column.generatedIdentity === undefined)
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const statement = sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, `
  const text = sql.raw(new PgDialect().sqlToQuery(statement).sql)
  const insertion = { columns: columns.map(([property, column]) => [property, column.name] as const), text }
  insertions.set(table, insertion)
  return insertion
}
