import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../platform/database/embedded/free-port.ts'
import { type Application, startApplication } from '../../testing/kills/application.ts'
import { type KeptRequest, keptRequests } from '../../testing/kills/kept-requests.ts'
import { isSurvived, type Kill, planKills } from '../../testing/kills/plan.ts'
import { processesOf } from '../../testing/kills/processes.ts'
import { seededChance } from '../../testing/kills/seeded-chance.ts'
import { type KnownRequest, startVisitors, type Visitors } from '../../testing/kills/visitors.ts'

// A few kills with every run of the tests, many with `pnpm crash-test`; KILL_SEED repeats their order and moments.
const kills = Number(process.env['KILLS'] ?? 6)
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)
const chance = seededChance(seed)
vi.setConfig({ hookTimeout: 300_000 + kills * 40_000 })

/** Milliseconds until a kill, from the start or from the moment the product is ready. */
const soonest = 20
const latest = { starting: 1_500, working: 900 }

let dataDirectory = ''
let known: readonly KnownRequest[] = []
let surprises: readonly string[] = []
let kept: KeptRequest[] = []
let servers = 0
let running: Application | undefined

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'kills-'))
  const port = await freePort()
  const start = () => startApplication(dataDirectory, port)
  const visitors = startVisitors(8)
  const plan = planKills(kills, chance)
  process.stdout.write(`${plan.length} kills under load, KILL_SEED=${seed}\n`)
  for (const [index, kill] of plan.entries()) {
    const { victim, moment } = kill
    if (kills > 12) process.stdout.write(`${index + 1}: ${victim}, ${moment}\n`)
    if (moment === 'starting') await running?.stop()
    const application = moment === 'starting' ? start() : (running ?? start())
    running = application
    if (moment === 'working') visitors.turnTo(await application.ready)
    await pause(soonest + chance.next() * (latest[moment] - soonest))
    await application.kill(victim, chance)
    const survived = isSurvived(kill)
    if (survived === 'perhaps') running = await whateverComes(application)
    else if (survived) await nextAnswer(visitors, application)
    else {
      await application.ended
      running = undefined
    }
  }
  running ??= start()
  visitors.turnTo(await running.ready)
  await visitors.finish()
  known = visitors.known()
  surprises = visitors.surprises()
  kept = await keptRequests(dataDirectory)
  servers = (await processesOf(dataDirectory)).filter(({ part }) => part === 'database server').length
  report(plan)
})

afterAll(async () => {
  await running?.stop()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** The product once it is ready, or nothing once it has ended. */
async function whateverComes(application: Application): Promise<Application | undefined> {
  const ended = application.ended.then(() => undefined)
  return Promise.race([ended, application.ready.then(() => application).catch(() => ended)])
}

/** Fails with what the product said when it ended instead. */
async function nextAnswer(visitors: Visitors, application: Application): Promise<void> {
  const answered = () => visitors.known().reduce((sum, { answers }) => sum + answers.length, 0)
  const before = answered()
  let hasEnded = false
  void application.ended.then(() => {
    hasEnded = true
  })
  while (answered() <= before) {
    if (hasEnded) throw new Error(`The product did not survive: ${application.complaints()}`)
    await pause(20)
  }
}

function report(plan: readonly Kill[]): void {
  const counts = Map.groupBy(plan, ({ victim, moment }) => `${victim}, ${moment}`)
  const emails = new Set(kept.map(({ email }) => email))
  const figures = {
    acknowledged: known.filter(({ answers }) => answers.length > 0).length,
    found: known.filter(({ email }) => emails.has(email)).length,
    'mail jobs found': kept.reduce((sum, { letters }) => sum + letters.length, 0),
    'stored twice': kept.length - emails.size,
  }
  const lines = [
    ...[...counts].map(([kind, { length }]) => `  ${kind}: ${length}`).toSorted(),
    ...Object.entries(figures).map(([name, figure]) => `${name}: ${figure}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Other kinds keep what was answered. */
const purposesOf: Readonly<Record<string, readonly string[]>> = {
  trial_call: ['call_back'],
  application: ['call_back'],
  referral: ['call_back', 'keep_answers', 'refer_patient'],
}

describe('after any process of the product was killed under load, at any moment', () => {
  it('every request that was answered with 201 is stored, under the id and reference of its answer', () => {
    const stored = new Map(kept.map(({ email, id, reference }) => [email, { id, reference }]))
    expect(known.length).toBeGreaterThan(kills)
    for (const { email, answers } of known) {
      for (const { id, reference } of answers) expect({ id, reference }).toEqual(stored.get(email))
    }
  })

  it('a request that was sent again and again is stored once', () => {
    expect(kept.map(({ email }) => email).toSorted()).toEqual(known.map(({ email }) => email).toSorted())
  })

  it('each has its consent, its trail, its key and both its mails, waiting or sent', () => {
    for (const { id: _, email: __, kind, reference, purposes, ...rest } of kept) {
      expect(purposes.toSorted()).toEqual(purposesOf[kind] ?? ['call_back', 'keep_answers'])
      expect(rest).toEqual({
        own: 1,
        trail: [`${kind === 'trial_call' ? 'trial_signup' : kind} ${reference}`],
        keys: 1,
        letters: ['call_requested', 'call_requested_desk'],
      })
    }
  })

  it('nobody was told anything but "received" or "try again later"', () => {
    expect(surprises).toEqual([])
  })

  it('the start has ended what the kills left: one database server runs', () => {
    expect(servers).toBe(1)
  })
})

it('the end of the product leaves no process behind', async () => {
  await running?.stop()
  expect(await processesOf(dataDirectory)).toEqual([])
})
