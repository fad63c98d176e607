import { type Contracting, contractingOf, isExpanding, obstacleOf, tableMadeBy } from './contracting-statement.ts'
import type { Migration } from './migration.ts'
import { isBefore } from './release.ts'

/** What is known of the release that may still run when the migrations are applied. */
export interface LastRelease {
  version: string
  /** The name of its last migration. */
  migration: string
  /** Texts of what it sends. */
  statements: readonly string[]
}

/** Why migrations since the last release would stop it, by file and statement, with what to do instead. */
export function refusedMigrations(migrations: readonly Migration[], last: LastRelease): string[] {
  const since = migrations.slice(migrations.findIndex(({ tag }) => tag === last.migration) + 1)
  const newTables = new Set(since.flatMap(({ statements }) => statements.flatMap(single)).map(tableMadeBy))
  return since.flatMap((migration) =>
    migration.statements.flatMap(single).flatMap((statement) => {
      const reason = againstRepeating(statement, migration) ?? reasonAgainst(statement, migration, newTables, last)
      return reason === undefined ? [] : [`${migration.tag}.sql: ${statement.split('\n')[0]}\n  ${reason}`]
    }),
  )
}

/** Each statement of a part of a file. */
function single(part: string): string[] {
  return part
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

/** A file that makes an index concurrently is no transaction: when somebody was in the way it begins again, over what it has done. */
function againstRepeating(statement: string, { statements }: Migration): string | undefined {
  if (!statements.some((each) => /\bconcurrently\b/i.test(each))) return undefined
  const [, made] = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY "?(\w+)"?/i.exec(statement) ?? []
  const dropped = (name: string) => new RegExp(`^DROP INDEX CONCURRENTLY IF EXISTS "?${name}\\b`, 'i')
  const isRepeatable =
    made === undefined ? dropped('\\w+').test(statement) : statements.some((each) => dropped(made).test(each))
  return isRepeatable ? undefined : 'Make the index in a file of its own, after a DROP INDEX CONCURRENTLY IF EXISTS.'
}

function reasonAgainst(
  statement: string,
  migration: Migration,
  newTables: ReadonlySet<string | undefined>,
  last: LastRelease,
): string | undefined {
  if (/^ALTER TABLE[^;]*,\s*(ADD|DROP|ALTER|RENAME)\b/i.test(statement)) return 'Write one change a statement.'
  const contracting = contractingOf(statement)
  if (contracting && !newTables.has(contracting.table)) {
    const refusal = contractionRefused(contracting, migration, last)
    if (refusal !== undefined) return refusal
  }
  const obstacle = obstacleOf(statement)
  if (obstacle && !newTables.has(obstacle.table)) return obstacle.instead
  return contracting || isExpanding(statement) ? undefined : 'It is of no kind that is known to only expand.'
}

function contractionRefused(contracting: Contracting, migration: Migration, last: LastRelease): string | undefined {
  const what = [contracting.table, contracting.column].filter((name) => name !== undefined).join('.')
  const declared = migration.contractions.find((each) => each.what === what)
  if (declared === undefined) {
    return `${contracting.instead} It then begins with "-- contracts: ${what}, unused since <release>".`
  }
  if (isBefore(last.version, declared.unusedSince)) {
    return `Release ${declared.unusedSince} is not out yet, and ${last.version} may still run. ${contracting.instead}`
  }
  const user = last.statements.find((text) => isUse(text, contracting))
  return user === undefined ? undefined : `Release ${last.version} still depends on it: ${user.slice(0, 160)}`
}

/** Whether a release that sends a statement needs the table or column as it was. */
function isUse(text: string, { table, column, becomes }: Contracting): boolean {
  const names = (name: string) => new RegExp(`\\b${name}\\b`).test(text)
  if (becomes === 'gone') return names(table) && (column === undefined || names(column))
  if (becomes === 'empty' || column === undefined) return false
  const inserts = text.matchAll(new RegExp(`insert into "?${table}"? \\(([^)]*)\\)`, 'gi'))
  return [...inserts].some(([, columns = '']) => !new RegExp(`\\b${column}\\b`).test(columns))
}
