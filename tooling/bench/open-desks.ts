import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { signedIn, startDesk } from './desk.ts'
import type { Chapter } from './report.ts'

/** How many desks are open, as how many people they are signed in, and how many milliseconds each measurement takes. */
const desks = 50
const people = 10
const length = 120_000

/** Milliseconds between two calls of all desks together, if each desk records forty calls in eight hours. */
const betweenCalls = (8 * 3_600_000) / (40 * desks)

/** Milliseconds until all desks are open; each opens at a random time. */
const opening = 10_000

/** Milliseconds between the end of a call and the next one. */
const betweenEndAndNext = 1_000

/** Measures how much more of one processor core the backend and its database use for open desks, with and without calls. */
export async function openDesks(): Promise<Chapter> {
  await using desk = await startDesk()
  const { url, folder } = desk
  const tokens: string[] = []
  for (let person = 0; person < people; person += 1)
    tokens.push(await (await signedIn(url, { DATA_DIR: folder }, `desk-${person}@clairmemoire.example`))())
  const share = async () => {
    const quiet = await processorShare(folder)
    const [calling] = await Promise.all([processorShare(folder), makeCalls(url, tokens[0] ?? '')])
    return { quiet, calling }
  }
  const closed = await share()
  const closing = new AbortController()
  const opened = Array.from({ length: desks }, (_, place) =>
    followDesk(url, tokens[place % people] ?? '', closing.signal),
  )
  // The measurement starts when all desks are open.
  await pause(2 * opening)
  const open = await share()
  closing.abort()
  await Promise.all(opened)
  return {
    title: `${desks} open desks, compared with none`,
    measures: [
      ['while nothing changes', open.quiet - closed.quiet, '% of a core', { atMost: 1 }],
      ['while each records 40 calls in eight hours', open.calling - closed.calling, '% of a core', { atMost: 1 }],
      ['the calls themselves', closed.calling - closed.quiet, '% of a core'],
    ],
  }
}

/** Acts like a desk in a browser: reads the list after each event. */
async function followDesk(backend: string, token: string, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const read = async () => {
    await pause(500 * Math.random())
    const answer = await fetch(new URL('/api/desk/requests/?list=now', backend), { headers })
    await answer.arrayBuffer()
  }
  // The desks do not all open at the same time.
  await pause(opening * Math.random())
  try {
    const { body } = await fetch(new URL('/api/desk/changes/', backend), { headers, signal })
    for await (const part of body ?? []) if (new TextDecoder().decode(part).includes('data:')) void read()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Claims and records calls, one after the other, for the time of one measurement. */
async function makeCalls(backend: string, token: string): Promise<void> {
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(new URL(path, backend), { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}.`)
    return answer.json()
  }
  for (let passed = 0; passed < length; passed += betweenCalls) {
    const { reference } = (await send('PUT', '/api/desk/next-call/', {})) as { reference: string }
    await pause(betweenCalls - betweenEndAndNext)
    const outcome = { version: 1, outcome: 'no_answer', note: '' }
    await send('POST', `/api/desk/requests/${reference}/outcomes/`, outcome)
    await pause(betweenEndAndNext)
  }
}

/** Linux reports the processor time of a process in ticks; a second has this many. */
const ticksPerSecond = 100

/** Measures which percentage of one core the processes of a data directory use during the next measurement. */
async function processorShare(dataDirectory: string): Promise<number> {
  const before = await ticksOf(dataDirectory)
  const begun = performance.now()
  await pause(length)
  const seconds = (performance.now() - begun) / 1000
  return (((await ticksOf(dataDirectory)) - before) / ticksPerSecond / seconds) * 100
}

async function ticksOf(dataDirectory: string): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = (pid: string, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const all = await Promise.all(
    pids.map(async (pid) => {
      const [command, environment, stat] = await Promise.all(
        ['cmdline', 'environ', 'stat'].map((file) => read(pid, file)),
      )
      // The name of the program may contain spaces, so the fields are counted after it: state, parent, … user and system time
      // of the process, then of its ended children, such as connections that the database has closed.
      const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      const isOwn = `${command}${environment}`.includes(dataDirectory) && Number(pid) !== process.pid
      return { pid, parent: fields[1], ticks, isOwn }
    }),
  )
  // The command line of a database worker does not name the folder, so it is found by its parent process.
  const own = new Set(all.filter(({ isOwn }) => isOwn).map(({ pid }) => pid))
  return all
    .filter(({ pid, parent }) => own.has(pid) || own.has(parent ?? ''))
    .reduce((sum, { ticks }) => sum + ticks, 0)
}
