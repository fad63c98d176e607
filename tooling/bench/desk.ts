import { execFileSync } from 'node:child_process'
import { Client } from 'pg'
import { startBackend } from './backend.ts'
import { run } from './load.ts'
import { databaseIn, root } from './product.ts'
import type { Chapter } from './report.ts'
import { signupsTo } from './signups.ts'

/** The desk is measured with this many open requests in its lists. */
const openRequests = 5_000

/** The number of requests per second, and the duration in seconds. Twenty people, whose lists are read at each change, cause fewer. */
const pace = { perSecond: 5, seconds: 60 }

/** Starts a backend with open requests, of which half are due. All mails have been sent. */
export async function startDesk() {
  await using stack = new AsyncDisposableStack()
  const { url, folder } = stack.use(await startBackend())
  await run(url, await signupsTo(url), openRequests)
  const database = new Client({ connectionString: await databaseIn(folder) })
  await database.connect()
  stack.defer(() => database.end())
  await database.query(`update desk_case set due_at = created_at where hashtext(reference) % 2 = 0`)
  await database.query(`delete from pgboss.job where name = 'mail'`)
  // Updates the statistics of the table.
  await database.query(`analyze desk_case`)
  const started = stack.move()
  return { url, folder, database, [Symbol.asyncDispose]: () => started.disposeAsync() }
}

/** Reads the first list while changes are notified, so that no two reads share a list. */
export async function firstList(): Promise<Chapter> {
  await using desk = await startDesk()
  const headers = { authorization: `Bearer ${await (await signedIn(desk.url, { DATA_DIR: desk.folder }))()}` }
  const reading = { path: '/api/desk/requests/?list=now', headers }
  const { perSecond, seconds } = pace
  const evenly = { connections: perSecond, overallRate: perSecond }
  const timer = setInterval(() => void desk.database.query(`notify desk_changed`), 100)
  const { latency } = await run(desk.url, reading, seconds * perSecond, evenly)
  clearInterval(timer)
  return {
    title: `First list of the desk, of ${openRequests} open requests, five times a second`,
    measures: [
      ['97.5th percentile', latency.p97_5, 'ms', { atMost: 50 }],
      ['median', latency.p50, 'ms'],
    ],
  }
}

/**
 * Adds a user with the operator's command, in the database that the settings name. The returned function signs the user in and returns
 * a new access token.
 */
export async function signedIn(
  backend: string,
  settings: NodeJS.ProcessEnv,
  email = 'dominique@clairmemoire.example',
): Promise<() => Promise<string>> {
  const command = ['apps/backend/commands/users.ts', 'add', email, 'Dominique', 'Exemple']
  const env = { ...process.env, ...settings }
  const password = / (\S+)\s*$/.exec(execFileSync('node', command, { cwd: root, env, encoding: 'utf8' }))?.[1]
  return async () => {
    const answer = await fetch(new URL('/api/auth/login/', backend), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { access_token: token }: { access_token: string } = await answer.json()
    return token
  }
}
