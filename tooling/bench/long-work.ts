import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Registry } from './grown-registry.ts'
import { emailOf } from './grown-rows.ts'
import { root } from './product.ts'
import { signingUp } from './signups.ts'

/** Work that takes long. `isByDesign`: the work is about all people, in batches, so it may take longer in a larger database. */
interface LongWork {
  work: (registry: Registry) => Promise<number>
  isByDesign?: boolean
}

export const longWork: Readonly<Record<string, LongWork>> = {
  'everything that is stored about one person': {
    work: (registry) => command(registry, 'person.ts', 'export', emailOf(77)),
  },
  'erasing one person': { work: (registry) => command(registry, 'person.ts', 'erase', emailOf(77)) },
  'list of waiting mails': { work: (registry) => command(registry, 'mails.ts') },
  'reminders of calls': { work: (registry) => job(registry, ['remind-of-calls']) },
  'deletions of one night': {
    work: (registry) =>
      job(registry, [
        'forget-requests',
        'forget-memory-tests',
        'forget-news',
        'forget-idempotency-keys',
        'forget-visitor-mails',
        'forget-cookie-consents',
        'forget-staff-records',
      ]),
    isByDesign: true,
  },
  'alerts of a new study to everybody': {
    work: async (registry) => {
      // The first run stores all studies as seen. Then one of them counts as closed, so the second run finds that it has opened.
      await job(registry, ['tell-news'])
      await registry.database.query(`update study_seen set is_open = false where code = 'STUDY_7'`)
      const seconds = await job(registry, ['tell-news'])
      await registry.database.query(`delete from pgboss.job where name = 'mail' and state in ('created', 'retry')`)
      return seconds
    },
    isByDesign: true,
  },
  'backup of the database': {
    work: (registry) => timed(() => backUp(registry)),
    isByDesign: true,
  },
  'restoring that backup into an empty database': {
    work: async (registry) => {
      const { server } = registry
      const copy = `copy_of_${registry.requests}`
      await server.run('createdb', '--maintenance-db', server.urlOf('postgres'), '--template', 'template0', copy)
      const options = ['--no-owner', '--exit-on-error', '--single-transaction', '--dbname', server.urlOf(copy)]
      return timed(() => server.run('pg_restore', ...options, fileOfBackup(registry)))
    },
    isByDesign: true,
  },
  'start after a kill of backend and database': {
    work: async (registry) => {
      await registry.server.run('psql', '--command=checkpoint', registry.server.urlOf('postgres'))
      const signUp = await signingUp(registry)
      for (let number = 0; number < signupsBeforeCrash; number += 1) await signUp()
      return timed(async () => {
        await registry.restartAfterKill()
        while (!(await fetch(new URL('/readyz', registry.url))).ok) await pause(10)
      })
    },
  },
}

/** PostgreSQL replays these after a crash. */
const signupsBeforeCrash = 200

const fileOfBackup = ({ server, requests }: Registry) => path.join(server.folder, `${requests}.dump`)

/** Makes a backup as `deploy/bin/backup` does. */
function backUp(registry: Registry): Promise<void> {
  const { server, settings } = registry
  return server.run('pg_dump', '--format=custom', `--file=${fileOfBackup(registry)}`, settings['DATABASE_URL'] ?? '')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Measures the seconds that an operator command takes, including the start of its process. */
function command({ settings }: Registry, file: string, ...words: string[]): Promise<number> {
  const options = { cwd: root, env: { ...process.env, ...settings }, maxBuffer: 2 ** 28 }
  return timed(() => promisify(execFile)('node', [path.join('apps/backend/commands', file), ...words], options))
}

/** Lets the backend run these scheduled jobs, and returns the sum of their seconds. */
async function job({ database }: Registry, names: readonly string[]): Promise<number> {
  const { rows: added } = await database.query<{ id: string }>(
    'insert into pgboss.job (name) select unnest($1::text[]) returning id',
    [names],
  )
  for (;;) {
    const { rows } = await database.query<{ state: string; seconds: string }>(
      `select state, extract(epoch from completed_on - started_on) as seconds from pgboss.job where id = any ($1)`,
      [added.map(({ id }) => id)],
    )
    if (rows.some(({ state }) => state === 'failed' || state === 'retry')) throw new Error(`${names.join()} failed.`)
    if (rows.every(({ state }) => state === 'completed'))
      return rows.reduce((sum, { seconds }) => sum + Number(seconds), 0)
    await pause(500)
  }
}
