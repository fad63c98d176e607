import { setTimeout as pause } from 'node:timers/promises'
import { honestAsk } from './ask.ts'
import { type Attack, NotMade } from './attacks/attack.ts'
import type { Camp } from './camp.ts'
import { storedSignups } from './database.ts'
import { judgeMails } from './mails.ts'
import type { Plan } from './plan.ts'
import { hasGrown, memoryInWords, restOf } from './rest.ts'
import { judgeSignups } from './signups.ts'
import { openTally, type Row } from './tally.ts'
import { type KnownSignup, startVisitors } from './visitors.ts'

/** How one siege passed. */
export interface Course {
  rows: readonly Row[]
  /** What was found at the end, one sentence each. */
  facts: string[]
  /** What must not be, one sentence each. */
  faults: string[]
  /** Attacks that are not possible on this machine, with the reason. */
  notMade: string[]
}

const honestVisitors = 200
/** Milliseconds for everyone to be answered after the siege. */
const farewell = 120_000

/** Attacks one after the other, round upon round, while honest visitors go on; then looks what is left. */
export async function besiege(
  camp: Camp,
  attacks: readonly Attack[],
  plan: Plan,
  say: (line: string) => void,
): Promise<Course> {
  const { product, port, mails } = camp
  const tally = openTally('none, before')
  const known: KnownSignup[] = []
  const ask = honestAsk(`http://127.0.0.1:${port}`, tally, product.wasDown)
  const notMade = new Set<string>()

  say(`${honestVisitors} honest visitors alone`)
  const first = startVisitors(honestVisitors, ask, known)
  await pause(plan.warmUp)
  await first.finish(farewell)
  const before = await restOf(camp)
  say(`at rest: ${memoryInWords(before.memory)}`)

  const visitors = startVisitors(honestVisitors, ask, known)
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const { name, run } of attacks) {
      const row = tally.turnTo(name)
      say(`round ${round} of ${plan.rounds}: ${name}`)
      const done = await run(camp, AbortSignal.timeout(plan.attack))
      if (done instanceof NotMade) notMade.add(`${name} (${done.reason})`)
      else row.done.push(done)
      await pause(plan.calm)
      const slowest = `slowest ${(row.slowest / 1000).toFixed(1)} s`
      say(`  ${row.requests} requests, ${row.refused} refused, ${slowest}, ${memoryInWords(await product.memory())}`)
    }
  }
  tally.turnTo('none, after')
  await product.ready()
  await visitors.finish(farewell)
  const after = await restOf(camp, before)
  say(`at rest: ${memoryInWords(after.memory)}`)

  const stored = await storedSignups(await camp.databaseAddress())
  const signups = judgeSignups(known, stored)
  const letters = judgeMails(stored, mails.arrived, product.kills)
  return {
    rows: tally.rows,
    notMade: [...notMade],
    facts: [
      `signups: ${signups.acknowledged} acknowledged, ${signups.stored} stored`,
      `mails: ${mails.arrived.length} arrived, ${after.waitingMails} still to leave, ${letters.repeatedAfterKill} came again after a kill in their very moment`,
      `memory at rest: ${memoryInWords(before.memory)} before, ${memoryInWords(after.memory)} after`,
    ],
    faults: [
      ...tally.rows.flatMap(({ attack, violations }) =>
        [...violations].map(([violation, times]) => `${attack}: ${times} × ${violation}`),
      ),
      ...signups.faults,
      ...letters.lost.map((letter) => `the mail to or about ${letter} is lost`),
      ...letters.doubled.map((letter) => `the mail to or about ${letter} came twice`),
      ...product.unexpectedEnds.map((said) => `the product ended by itself: ${said}`),
      ...(hasGrown(before.memory, after.memory) ? ['memory did not return to what it was at rest'] : []),
    ],
  }
}
