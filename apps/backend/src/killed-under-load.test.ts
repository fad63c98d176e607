import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Application, startApplication, victims } from './testing/kills/application.ts'
import { type KeptSignup, keptSignups } from './testing/kills/kept-signups.ts'
import { databaseProcesses } from './testing/kills/processes.ts'
import { seededChance } from './testing/kills/seeded-chance.ts'
import { type KnownSignup, startVisitors } from './testing/kills/visitors.ts'

// A few kills with every run of the tests, many with `pnpm crash-test`; KILL_SEED repeats a run.
const kills = Number(process.env['KILLS'] ?? 6)
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)
const chance = seededChance(seed)
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 + kills * 15_000 })

/** Kills fall within this many milliseconds after a start or after the backend is ready. */
const kill = { soonest: 20, latest: 900, duringStart: 0.2 }

let dataDirectory = ''
let known: readonly KnownSignup[] = []
let surprises: readonly string[] = []
let kept: KeptSignup[] = []
let servers: readonly number[] = []
let running: Application | undefined

beforeAll(async () => {
  process.stdout.write(`${kills} kills under load, KILL_SEED=${seed}\n`)
  dataDirectory = await mkdtemp(join(tmpdir(), 'kills-'))
  const visitors = startVisitors(8)
  for (let round = 0; round < kills; round += 1) {
    const application = startApplication(dataDirectory, chance)
    running = application
    const victim = chance.pick(victims)
    const moment = kill.soonest + chance.next() * (kill.latest - kill.soonest)
    if (chance.next() < kill.duringStart) {
      application.ready.catch(() => undefined)
      await pause(moment)
      await application.kill('every process')
    } else {
      visitors.turnTo(await application.ready)
      await pause(moment)
      await application.kill(victim)
      // A database that loses a worker recovers by itself, and the backend with it.
      if (victim === 'one worker') {
        await nextAnswer(visitors.known)
        await application.kill('backend')
      }
    }
    await application.ended
  }
  running = startApplication(dataDirectory, chance)
  visitors.turnTo(await running.ready)
  await visitors.finish()
  known = visitors.known()
  surprises = visitors.surprises()
  kept = await keptSignups(dataDirectory)
  servers = (await databaseProcesses(dataDirectory)).servers
})

afterAll(async () => {
  await running?.stop()
  await rm(dataDirectory, { recursive: true, force: true })
})

async function nextAnswer(signups: () => readonly KnownSignup[]): Promise<void> {
  const answered = () => signups().reduce((sum, { answers }) => sum + answers.length, 0)
  const before = answered()
  while (answered() <= before) await pause(20)
}

describe('after processes of the application were killed under load, at any moment', () => {
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
    for (const { id: _, email: __, reference, ...rest } of kept) {
      expect(rest).toEqual({
        purposes: ['call_back'],
        trail: [`trial_signup ${reference}`],
        keys: 1,
        letters: ['call_requested', 'call_requested_desk'],
      })
    }
  })

  it('nobody was told anything but "received" or "try again"', () => {
    expect(surprises).toEqual([])
  })

  it('the start has ended what the kills left: one database server runs', () => {
    expect(servers).toHaveLength(1)
  })
})
