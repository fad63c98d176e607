import type { Client } from 'pg'
import { diskFull } from '../../platform/database/database-errors.ts'
import { errorCode } from '../../platform/error-code.ts'

/** The state of the database and the rights of its user, as PostgreSQL reports them. */
interface DatabaseState {
  /** The version number of the server, such as 150004. */
  version: number
  encoding: string
  /** Whether the lower case of I is i, as mail addresses need. This is not so in a Turkish locale. */
  isLatin: boolean
  /** Whether the operating system now sorts texts differently than when the database was created. */
  sortsDifferently: boolean
  mayCreate: boolean
  /** Whether other users own tables of the product. */
  hasForeignTables: boolean
  hasTimeLimit: boolean
  isFull: boolean
  /** The time of the database, in milliseconds since 1970. */
  clock: number
}

const oldestVersion = 15

/** Returns only the version of an old server, which does not know all functions of the second query. */
export async function databaseStateOf(client: Client): Promise<DatabaseState | { version: number }> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const { version = 0 } = rows[0] ?? {}
  if (majorOf(version) < oldestVersion) return { version }
  const { rows: states } = await client.query<Omit<DatabaseState, 'version' | 'isFull'>>(
    `select getdatabaseencoding() as encoding,
      lower('I') = 'i' as "isLatin",
      datcollversion is distinct from pg_database_collation_actual_version(oid) as "sortsDifferently",
      has_database_privilege(oid, 'create') and has_schema_privilege('public', 'create') as "mayCreate",
      exists (
        select from pg_class where relkind in ('r', 'p') and not pg_has_role(relowner, 'usage')
          and relnamespace::regnamespace::text in ('public', 'pgboss', 'drizzle')
      ) as "hasForeignTables",
      current_setting('statement_timeout') <> '0' as "hasTimeLimit",
      extract(epoch from clock_timestamp())::float * 1000 as clock
    from pg_database where datname = current_database()`,
  )
  return { version, ...states[0], isFull: await isFull(client) }
}

/** Has PostgreSQL write 3 MB of temporary data, because only an administrator may ask it how much disk is free. */
async function isFull(client: Client): Promise<boolean> {
  try {
    await client.query(`set work_mem = '64kB'`)
    await client.query('select count(*) from generate_series(1, 250000)')
    return false
  } catch (error) {
    if (errorCode(error) === diskFull) return true
    throw error
  }
}

export function databaseFaults(state: Partial<DatabaseState> & { version: number }): string[] {
  const { version, encoding = 'UTF8', isLatin = true, sortsDifferently, mayCreate = true } = state
  return [
    ...(majorOf(version) < oldestVersion
      ? [`The database has PostgreSQL ${majorOf(version)}: upgrade it to ${oldestVersion} or later.`]
      : []),
    ...(encoding === 'UTF8'
      ? []
      : [`The database stores texts as ${encoding}: create it again with --encoding=UTF8 --template=template0.`]),
    ...(isLatin ? [] : ['The locale of the database changes the letter I: create it again with --locale=C.UTF-8.']),
    ...(sortsDifferently
      ? [
          'The database was created with another version of its collation: run REINDEX DATABASE, then ALTER DATABASE … REFRESH COLLATION VERSION.',
        ]
      : []),
    ...(mayCreate
      ? []
      : ['The user of DATABASE_URL may not create schemas and tables: make it the owner of the database.']),
    ...(state.hasForeignTables
      ? [
          'Tables of the database belong to another user than that of DATABASE_URL: run REASSIGN OWNED as an administrator.',
        ]
      : []),
    ...(state.hasTimeLimit === false
      ? [
          'The time limits of the backend do not reach the database, as behind a pooler: set DATABASE_URL to PostgreSQL itself.',
        ]
      : []),
    ...(state.isFull ? ['The disk of the database is full: free at least 1 GiB there.'] : []),
  ]
}

const majorOf = (version: number) => Math.floor(version / 10_000)
