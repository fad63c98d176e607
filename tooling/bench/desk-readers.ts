import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { root } from './product.ts'

const people = 20
/** Milliseconds after which an open desk asks again, as `followsEvery` of the desk says. */
const every = 4_000
const rounds = 15

/**
 * Twenty people have the first list open while half of the calls are due. Answers the milliseconds within which 95 of 100 of
 * their readings were answered.
 */
export async function readingsOfDesk(url: string, folder: string, databaseUrl: string): Promise<number> {
  const tokens = await signedIn(url, folder, databaseUrl)
  const read = async (token: string) => {
    const begin = performance.now()
    const answer = await fetch(new URL('/api/desk/requests/?list=now', url), {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`The list was answered with ${answer.status}.`)
    await answer.arrayBuffer()
    return performance.now() - begin
  }
  const keepOpen = async (token: string, index: number) => {
    await pause((index * every) / people)
    const taken: number[] = []
    while (taken.length < rounds) {
      const spent = await read(token)
      taken.push(spent)
      await pause(Math.max(0, every - spent))
    }
    return taken
  }
  const taken = (await Promise.all(tokens.map(keepOpen))).flat().toSorted((one, two) => one - two)
  return taken[Math.ceil(taken.length * 0.95) - 1] ?? Number.NaN
}

/** Their keys, once half of the calls are late. One is added as an operator does, the others are the same under another address. */
async function signedIn(url: string, folder: string, databaseUrl: string): Promise<string[]> {
  const email = 'dominique@clairmemoire.example'
  const added = execFileSync('node', ['apps/backend/commands/users.ts', 'add', email, 'Dominique', 'Exemple'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  })
  const password = / (\S+)\s*$/.exec(added)?.[1]
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(
    `insert into staff (id, email, first_name, last_name, role, password_hash, created_at)
     select gen_random_uuid(), number || email, first_name, last_name, role, password_hash, created_at
     from staff, generate_series(1, $1) number`,
    [people],
  )
  await database.query(`update desk_case set due_at = created_at where hashtext(reference) % 2 = 0`)
  // As when the mails of the load have left, and the database knows its rows.
  await database.query(`delete from pgboss.job where name = 'mail'`)
  await database.query(`analyze desk_case`)
  await database.end()
  const headers = { 'content-type': 'application/json' }
  const tokens: string[] = []
  for (let number = 1; number <= people; number += 1) {
    const body = JSON.stringify({ email: `${number}${email}`, password })
    const answer = await fetch(new URL('/api/auth/login/', url), { method: 'POST', headers, body })
    const { access_token: token }: { access_token: string } = await answer.json()
    tokens.push(token)
  }
  return tokens
}
