import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startDebianPostgres } from '@clairmemoire/vitest/debian-postgres'
import type { Client } from 'pg'
import { ofTheDay } from './grown-database.ts'
import { openRegistry, type Registry, writeStudies } from './grown-registry.ts'
import { keyOf, referenceOf } from './grown-rows.ts'
import { longWork } from './long-work.ts'
import { dataFolder, startServer } from './product.ts'
import type { Chapter, Measure } from './report.ts'
import { signingUp } from './signups.ts'

/** The numbers of requests in the two databases that are compared. */
export interface Compared {
  small: number
  large: number
}

/** An operation in the large database may take at most this many times as long as in the small one. */
const target = { atMost: 1.5 }

/** Compares a small database with one of several years: each operation by twenty people at the same time, and tasks that take long. */
export async function growing({ small, large }: Compared): Promise<Chapter> {
  await using folder = await dataFolder()
  const content = path.join(folder.path, 'content')
  const studies = await writeStudies(content)
  await using cms = await startServer('apps/cms/embedded/src/main.ts', { CMS_PORT: '0', CMS_CONTENT_DIR: content })
  await using server = await startDebianPostgres()
  const place = { server, cms: cms.url, folder: folder.path, studies }
  await using few = await openRegistry(small, place)
  await using many = await openRegistry(large, place)
  // Without `await`, the registries would be disposed before they are measured.
  return await compareRegistries([few, many])
}

/** Measures each operation in both databases, in turns. */
async function compareRegistries(registries: readonly [Registry, Registry]): Promise<Chapter> {
  const [small, large] = registries.map(({ requests }) => requests.toLocaleString('en'))
  const measures: Measure[] = []
  const compare = (what: string, [first, second]: readonly number[], unit: 'ms' | 's', isByDesign = false) => {
    const growth = (second ?? Number.NaN) / (first ?? Number.NaN)
    measures.push(
      [`${what}, of ${small} requests`, first ?? Number.NaN, unit],
      [`… of ${large}`, second ?? Number.NaN, unit],
      isByDesign ? ['… against it, by design', growth, 'times'] : ['… against it', growth, 'times', target],
    )
    process.stdout.write(`${what}: ${first?.toFixed(1)} → ${second?.toFixed(1)} ${unit}\n`)
  }
  const scansBefore = await Promise.all(registries.map(({ database }) => scannedRows(database)))
  for (const [what, prepare] of Object.entries(operations))
    compare(`${what}, 99 of 100 within`, await latenciesOf(registries, prepare), 'ms')
  const scans = await Promise.all(
    registries.map(async ({ database }, index) => (await scannedRows(database)) - (scansBefore[index] ?? 0)),
  )
  measures.push([
    'rows read by sequential scans of tables with personal data',
    scans[1] ?? Number.NaN,
    'rows',
    { atMost: 0 },
  ])
  for (const [what, { work, isByDesign }] of Object.entries(longWork)) {
    const seconds: number[] = []
    for (const registry of registries) seconds.push(await work(registry))
    compare(what, seconds, 's', isByDesign)
  }
  return {
    title: `A database that grows, ${ofTheDay.openCalls} open calls and ${ofTheDay.waitingMails} mails that wait in each`,
    measures,
  }
}

type Ask = (number: number) => Promise<Response>

/** Prepares an operation and returns the function that requests it; the number chooses the request that it is about. */
type Prepare = (registry: Registry) => Promise<Ask>

const json = { 'content-type': 'application/json' }

const desk =
  (method: string, pathOf: (number: number, registry: Registry) => string, body?: object): Prepare =>
  async (registry) => {
    const headers = { ...(await registry.signedInAgain()), ...(body && json) }
    return (number) =>
      fetch(new URL(`/api/desk/${pathOf(number, registry)}`, registry.url), {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
  }

/** Spreads the numbers over the copied requests that have not expired. */
function anyRequest(number: number, { requests }: Registry): number {
  return (number * 7_919) % Math.floor(requests * 0.95)
}

const operations: Readonly<Record<string, Prepare>> = {
  'signing up': signingUp,
  'recommendation of the finder': async ({ url }) => {
    const read = await fetch(new URL('/api/survey/trial-finder/?locale=fr', url))
    const { version }: { version: string } = await read.json()
    const answers = { respondent: 'self', country: 'FR', age: 72, memory_state: 'mci', postal_code: '75011' }
    const consent = { consent: true, consent_text_version: 'bench' }
    const body = JSON.stringify({ locale: 'fr', questionnaire_version: version, answers, ...consent })
    return () => fetch(new URL('/api/trials/trial-signup-recommendation', url), { method: 'POST', headers: json, body })
  },
  'private page': async (registry) => (number) =>
    fetch(new URL(`/api/requests/${keyOf(anyRequest(number, registry))}`, registry.url)),
  'moving a call':
    async ({ url }) =>
    (number) =>
      fetch(new URL(`/api/requests/${keyOf(number % ofTheDay.openCalls)}`, url), {
        method: 'PATCH',
        headers: json,
        body: JSON.stringify({
          version: 1,
          callback: { kind: 'part_of_day', part_of_day: 'afternoon', time_zone: 'Europe/Paris' },
        }),
      }),
  'list of calls now': desk('GET', () => 'requests/?list=now'),
  'list of calls of today': desk('GET', () => 'requests/?list=today'),
  'list of later calls': desk('GET', () => 'requests/?list=later'),
  'list of closed calls': desk('GET', () => 'requests/?list=closed'),
  'its last page': desk('GET', () => 'requests/?list=closed&page=200'),
  'closed calls of one study': desk('GET', () => 'requests/?list=closed&trial_code=STUDY_100'),
  'closed calls of one kind, in English': desk('GET', () => 'requests/?list=closed&kind=referral&language=en'),
  'closed calls in English in France': desk('GET', () => 'requests/?list=closed&language=en&country=FR'),
  'own closed calls': desk('GET', () => 'requests/?list=closed&mine=true'),
  'search for a number': desk('POST', () => 'search/', { query: '06 39 98 12 34' }),
  'search for a frequent name': desk('POST', () => 'search/', { query: 'martin' }),
  'search for the beginning of many names': desk('POST', () => 'search/', { query: 'mar' }),
  'search for two names': desk('POST', () => 'search/', { query: 'Camille Martin' }),
  'record of a call': desk('GET', (number, registry) => `requests/${referenceOf(anyRequest(number, registry))}/`),
  'record of a call with a mail that waits': desk(
    'GET',
    (number) => `requests/${referenceOf(number % ofTheDay.waitingMails)}/`,
  ),
  'figures of the study with most calls': desk('GET', () => 'studies/PREDICTOM/figures/'),
}

const people = 20
const perRound = 5
const rounds = 5

/** Measures an operation in both databases in turns, and returns the 99th percentile of each in milliseconds. */
async function latenciesOf(registries: readonly Registry[], prepare: Prepare): Promise<number[]> {
  const sides = await Promise.all(
    registries.map(async (registry) => ({ ask: await prepare(registry), times: [] as number[] })),
  )
  let number = 0
  // The first round only warms up and is not measured.
  for (let round = 0; round <= rounds; round += 1)
    for (const { ask, times } of sides) {
      const person = async () => {
        for (let turn = 0; turn < perRound; turn += 1) {
          number += 1
          const begun = performance.now()
          const answer = await ask(number)
          const text = await answer.text()
          if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}: ${text}`)
          if (round > 0) times.push(performance.now() - begun)
        }
      }
      await Promise.all(Array.from({ length: people }, person))
    }
  return sides.map(({ times }) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN)
}

/** The number of rows that sequential scans have read until now, in tables with more than 1000 rows. */
async function scannedRows(database: Client): Promise<number> {
  // PostgreSQL updates its statistics at most once a second.
  await pause(2_000)
  await database.query('select pg_stat_clear_snapshot()')
  const { rows } = await database.query<{ read: string }>(
    `select coalesce(sum(seq_tup_read), 0) as read from pg_stat_user_tables where schemaname = 'public' and n_live_tup > 1000`,
  )
  return Number(rows[0]?.read)
}
