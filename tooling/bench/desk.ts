import { execFileSync } from 'node:child_process'
import type { Client } from 'pg'
import { run } from './load.ts'
import { root } from './product.ts'

/** The number of requests per second, and the duration in seconds. Twenty people, whose lists are read at each change, cause fewer. */
const pace = { perSecond: 5, seconds: 60 }

/** Reads the first list while half of the calls are due. Returns the 97.5th percentile in milliseconds. */
export async function readingsOfDesk(backend: string, dataDirectory: string, database: Client): Promise<number> {
  await database.query(`update desk_case set due_at = created_at where hashtext(reference) % 2 = 0`)
  // The state is the same as after all mails were sent; `analyze` updates the statistics of the table.
  await database.query(`delete from pgboss.job where name = 'mail'`)
  await database.query(`analyze desk_case`)
  const headers = { authorization: `Bearer ${await (await signedIn(backend, dataDirectory))()}` }
  const reading = { path: '/api/desk/requests/?list=now', headers }
  const { perSecond, seconds } = pace
  const evenly = { connections: perSecond, overallRate: perSecond }
  return (await run(backend, reading, seconds * perSecond, evenly)).latency.p97_5
}

/** Adds a user with the operator's command. The returned function signs the user in and returns a new access token. */
export async function signedIn(
  backend: string,
  dataDirectory: string,
  email = 'dominique@clairmemoire.example',
): Promise<() => Promise<string>> {
  const command = ['apps/backend/commands/users.ts', 'add', email, 'Dominique', 'Exemple']
  const env = { ...process.env, DATA_DIR: dataDirectory }
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
