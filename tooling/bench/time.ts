import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@clairmemoire/chaos/wait'
import { signedIn } from './desk.ts'
import type { Chapter, Measure } from './report.ts'
import { signupBodies } from './signups.ts'
import { builds, type RunningProduct, type Server, startWholeProduct, webhookSecret } from './time-product.ts'
import { databaseFigures, figuresOf, lowest, lowestFigures, rowsIn } from './time-samples.ts'
import { type Acknowledged, type Ledger, runTraffic } from './time-traffic.ts'
import { growthOf, mailFaults, type Rest } from './time-verdict.ts'

const minute = 60_000
/** In milliseconds: the pause of all traffic before memory is measured, in which idle connections end, and the longest wait until all mails are sent. */
const rest = { quiet: 90_000, mails: 60_000 }

/** Lets the whole product run under mixed traffic, with restarts in between, and compares its end with its beginning. */
export async function throughTime(minutes: number): Promise<Chapter> {
  await using product = await startWholeProduct()
  const { servers, backends, sites, database, mails } = product
  const [first, killed, upgraded] = [backends[0], backends[1], sites[1]]
  if (!first || !killed || !upgraded) throw new Error('Two sites and two backends are needed.')
  const ledger: Ledger = { signups: [], verdicts: new Map() }
  const nextSignup = await signupBodies(first.url)
  const signIn = await signedIn(first.url, { DATABASE_URL: database.url })
  const rests: Rest[] = []
  const kills: number[] = []
  const publications: number[] = []
  const start = performance.now()
  const minutesGone = () => (performance.now() - start) / minute

  let phase = new AbortController()
  let traffic = runTraffic({ product, ledger, nextSignup, signIn }, phase.signal)
  const takeRest = async () => {
    phase.abort()
    await traffic
    await until(async () => (await databaseFigures(database.url)).unsentMails === 0, rest.mails)
    await pause(rest.quiet)
    const figures = servers.map(async (server) => [server.name, await lowestFigures(server)] as const)
    rests.push({
      minute: Math.round(minutesGone()),
      servers: Object.fromEntries(await Promise.all(figures)),
      database: await lowest(() => databaseFigures(database.url)),
    })
    say(minutesGone(), 'at rest', JSON.stringify(rests.at(-1)))
  }
  const resume = () => {
    phase = new AbortController()
    traffic = runTraffic({ product, ledger, nextSignup, signIn }, phase.signal)
  }
  const settling = Math.min(20, minutes / 4)
  const events: readonly [after: number, name: string, work: () => Promise<unknown>][] = [
    [settling, 'rest', () => takeRest().then(resume)],
    [
      1.1 * settling,
      'a backend is killed',
      () =>
        product.during(async () => {
          kills.push(performance.now())
          process.kill(killed.pid, 'SIGKILL')
          await killed.stop()
          await killed.startAgain()
        }),
    ],
    [1.2 * settling, 'a site is upgraded', () => product.during(() => upgrade(product, upgraded))],
    [1.5 * settling, 'the database restarts', () => product.during(database.restart)],
    [2.3 * settling, 'rest', () => takeRest().then(resume)],
    [2.5 * settling, 'the log is rotated', product.rotateLog],
    [2.8 * settling, 'the database restarts', () => product.during(database.restart)],
  ]
  let next = 0
  for (let passed = 0; passed < minutes; passed = minutesGone()) {
    const [after = Number.POSITIVE_INFINITY, name = '', work] = events[next] ?? []
    if (passed >= after) {
      await work?.()
      say(minutesGone(), name, `after ${passed.toFixed(2)}`)
      next += 1
      continue
    }
    publications.push(await publish(product))
    await sayFigures(minutesGone(), product, ledger)
    await pause(Math.min(minute, Math.max(0, (Math.min(after, minutes) - minutesGone()) * minute)))
  }
  await takeRest()
  const lost = await lostOf(database.url, ledger.signups)
  for (const signup of lost) say(minutesGone(), 'not as acknowledged', JSON.stringify(signup))
  const sent = mailFaults(await queuedMails(database.url), mails.arrived, kills)
  for (const id of sent.doubled) {
    const at = mails.arrived.filter((mail) => mail.id === id).map((mail) => ((mail.at - start) / minute).toFixed(2))
    say(minutesGone(), `the mail ${id} arrived after minutes ${at.join(' and ')}`)
  }
  return {
    title: 'Mixed traffic',
    measures: [
      ['duration', minutes, 'minutes'],
      ...growthOf(rests),
      ...answers(ledger.verdicts),
      ['acknowledged signups', ledger.signups.length, 'signups'],
      ['… lost, or not as acknowledged', lost.length, 'signups', { atMost: 0 }],
      ['mails that arrived', mails.arrived.length, 'mails'],
      ['… missing', sent.missing.length, 'mails', { atMost: 0 }],
      ['… sent twice', sent.doubled.length, 'mails', { atMost: 0 }],
      ['… sent twice because their backend was killed', sent.doubledByKill.length, 'mails'],
      ['a published document on both sites, slowest', Math.max(...publications), 's', { atMost: 2 }],
    ],
  }
}

function say(minutes: number, ...words: string[]): void {
  process.stdout.write(`${minutes.toFixed(1).padStart(6)} min  ${words.join(': ')}\n`)
}

async function sayFigures(minutes: number, { servers, database }: RunningProduct, ledger: Ledger): Promise<void> {
  const figures = await Promise.all(
    servers.map(async (server) => {
      const { heap, memory, descriptors, timers } = await figuresOf(server)
      return `${server.name} ${heap.toFixed(0)}/${memory.toFixed(0)} MB, ${descriptors} fd, ${timers} timers`
    }),
  )
  const state = JSON.stringify(await databaseFigures(database.url))
  say(minutes, figures.join('; '), state, JSON.stringify(Object.fromEntries(ledger.verdicts)))
}

/** Stops a site and starts it from another folder, as an upgrade does. */
async function upgrade({ folder }: RunningProduct, site: Server): Promise<void> {
  const release = path.join(folder, 'second')
  await cp(builds, release, { recursive: true })
  await site.stop()
  await site.startAgain(release)
}

/** The embedded content service looks for changed documents after this many milliseconds. */
const contentCheckInterval = 1_100
const article = 'nos-articles/article/sommeil-et-memoire'

/** Changes a document, announces it to both sites, and returns the seconds from then until both show it. */
async function publish({ content, sites }: RunningProduct): Promise<number> {
  const file = path.join(content, 'fr/articles/sommeil-et-memoire.md')
  const title = `Sommeil ${performance.now()}`
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^title: .*$/m, `title: ${title}`))
  await pause(contentCheckInterval)
  const start = performance.now()
  const headers = { authorization: `Bearer ${webhookSecret}` }
  for (const { url } of sites) {
    await fetch(`${url}/cms/published`, { method: 'POST', headers })
    while (!(await (await fetch(`${url}/${article}`)).text()).includes(title)) await pause(20)
  }
  return (performance.now() - start) / 1000
}

function answers(verdicts: ReadonlyMap<string, number>): Measure[] {
  const { served = 0, refused = 0, ...others } = Object.fromEntries(verdicts)
  const violations = Object.entries(others)
  for (const [verdict, times] of violations) process.stdout.write(`${times} requests: ${verdict}\n`)
  return [
    ['requests that were answered', served + refused, 'requests'],
    [
      '… otherwise than with success, a refusal or a time to try again',
      violations.reduce((sum, [, times]) => sum + times, 0),
      'requests',
      { atMost: 0 },
    ],
  ]
}

/** The signups that the database does not have exactly once, with every acknowledged change. */
async function lostOf(database: string, signups: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const rows = await rowsIn<{ email: string; reference: string; part: string | null; state: string; outcomes: number }>(
    database,
    `select email, reference, callback ->> 'part_of_day' as part, call_state as state,
      (select count(*)::int from call_outcome where subject_id = request.id) as outcomes from request`,
  )
  const stored = Map.groupBy(rows, ({ email }) => email)
  return signups.filter(({ email, reference, isMoved, isCancelled, outcomes }) => {
    const [row, ...more] = stored.get(email) ?? []
    return (
      row === undefined ||
      more.length > 0 ||
      row.reference !== reference ||
      (isMoved && row.part !== 'afternoon') ||
      (isCancelled && row.state !== 'cancelled') ||
      row.outcomes < outcomes
    )
  })
}

/** The mails whose jobs are completed. Their ids are those of `mailId`. */
function queuedMails(database: string): Promise<{ id: string }[]> {
  return rowsIn(
    database,
    `select left(encode(sha256(convert_to((data ->> 'letter') || ' ' || (data ->> 'subject_id'), 'UTF8')), 'hex'), 32) as id
    from pgboss.job where name = 'mail' and state = 'completed'`,
  )
}
