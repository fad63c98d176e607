import { execFileSync } from 'node:child_process'
import type { Client } from 'pg'
import { run } from './load.ts'
import { root } from './product.ts'

/** Readings in a second, as twenty people cause who have the list open, which asks every four seconds; and for how many seconds. */
const pace = { perSecond: 5, seconds: 60 }

/** The first list while half of the calls are due. Answers the milliseconds within which 975 of 1,000 readings were answered. */
export async function readingsOfDesk(backend: string, dataDirectory: string, database: Client): Promise<number> {
  await database.query(`update desk_case set due_at = created_at where hashtext(reference) % 2 = 0`)
  // As when the mails of the load have left, and the database knows its rows.
  await database.query(`delete from pgboss.job where name = 'mail'`)
  await database.query(`analyze desk_case`)
  const headers = { authorization: `Bearer ${await signedIn(backend, dataDirectory)}` }
  const reading = { path: '/api/desk/requests/?list=now', headers }
  const { perSecond, seconds } = pace
  const evenly = { connections: perSecond, overallRate: perSecond }
  return (await run(backend, reading, seconds * perSecond, evenly)).latency.p97_5
}

/** The token of somebody whom the operator has added. */
async function signedIn(backend: string, dataDirectory: string): Promise<string> {
  const email = 'dominique@clairmemoire.example'
  const command = ['apps/backend/commands/users.ts', 'add', email, 'Dominique', 'Exemple']
  const env = { ...process.env, DATA_DIR: dataDirectory }
  const password = / (\S+)\s*$/.exec(execFileSync('node', command, { cwd: root, env, encoding: 'utf8' }))?.[1]
  const answer = await fetch(new URL('/api/auth/login/', backend), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token }: { access_token: string } = await answer.json()
  return token
}
