import { execFileSync } from 'node:child_process'
import type { Client } from 'pg'
import { run } from './load.ts'
import { root } from './product.ts'

/** Requests per second, and the duration in seconds: more than twenty people cause, whose lists are read when something changes. */
const pace = { perSecond: 5, seconds: 60 }

/** Reads the first list while half of the calls are due. Returns the 97.5th percentile in milliseconds. */
export async function readingsOfDesk(backend: string, dataDirectory: string, database: Client): Promise<number> {
  await database.query(`update desk_case set due_at = created_at where hashtext(reference) % 2 = 0`)
  // As after the mails have been sent, with up-to-date table statistics.
  await database.query(`delete from pgboss.job where name = 'mail'`)
  await database.query(`analyze desk_case`)
  const headers = { authorization: `Bearer ${await (await signedIn(backend, dataDirectory))()}` }
  const reading = { path: '/api/desk/requests/?list=now', headers }
  const { perSecond, seconds } = pace
  const evenly = { connections: perSecond, overallRate: perSecond }
  return (await run(backend, reading, seconds * perSecond, evenly)).latency.p97_5
}

/** Signs in a user added by the operator, each time it is called; returns the access token. */
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
