import { setTimeout as pause } from 'node:timers/promises'
import { honestAsk, newRow, type Row } from './ask.ts'
import type { Attack } from './attack.ts'
import { killProcess, processesIn } from './processes.ts'
import type { Testbed } from './testbed.ts'
import { type KnownSignup, mailFaults, signupFaults, storedSignups, waitingMails } from './verdict.ts'
import { startVisitors } from './visitors.ts'

/** How long things last, in milliseconds. */
export interface Plan {
  honestVisitors: number
  /** Of honest visitors alone, of each attack, and after it, in which the product recovers. */
  warmUp: number
  attack: number
  calm: number
}

export interface Outcome {
  /** What was found at the end, one sentence each. */
  facts: readonly string[]
  /** What must not be, one sentence each. */
  faults: readonly string[]
}

/** Milliseconds: between two looks, for all mails to leave, until a process tidies its memory up, and for it to do so. */
const rest = { look: 2_000, mails: 300_000, breath: 30_000, memory: 120_000 }
/** A process that has served attackers may keep this much more memory at rest. */
const maxGrowth = 1.2

/** Attacks one after the other, while honest visitors go on; then looks what is stored, what has left, and what is left behind. */
export async function runAttacks(
  open: () => Promise<Testbed>,
  attacks: readonly Attack[],
  plan: Plan,
  say: (line: string) => void,
  interruption: Promise<never> = new Promise(() => undefined),
): Promise<Outcome> {
  const { folder, outcome } = await inTestbed(open, (testbed) => attacked(testbed, attacks, plan, say), interruption)
  const left = await processesIn(folder)
  for (const each of left) killProcess(each)
  return { ...outcome, faults: [...outcome.faults, ...left.map(({ part }) => `a process (${part}) was left behind`)] }
}

/** Closes the testbed also when it is interrupted. */
async function inTestbed(
  open: () => Promise<Testbed>,
  work: (testbed: Testbed) => Promise<Outcome>,
  interruption: Promise<never>,
) {
  await using testbed = await open()
  return { folder: testbed.folder, outcome: await Promise.race([work(testbed), interruption]) }
}

async function attacked(
  testbed: Testbed,
  attacks: readonly Attack[],
  plan: Plan,
  say: (line: string) => void,
): Promise<Outcome> {
  const { product, port, mails } = testbed
  let row = newRow('none, before')
  const rows = [row]
  const known: KnownSignup[] = []
  const ask = honestAsk(`http://127.0.0.1:${port}`, () => row, product.wasDown)

  const first = startVisitors(plan.honestVisitors, ask, known)
  await pause(plan.warmUp)
  await first.finish()
  const before = await memoryAtRest(testbed)
  say(`${plan.honestVisitors} honest visitors alone; at rest ${before.toFixed(0)} MB`)

  const visitors = startVisitors(plan.honestVisitors, ask, known)
  for (const { name, run } of attacks) {
    row = newRow(name)
    rows.push(row)
    row.done.push((await run(testbed, AbortSignal.timeout(plan.attack))) ?? 'not possible here')
    await pause(plan.calm)
    say(asLine(row))
  }
  row = newRow('none, after')
  rows.push(row)
  await product.ready()
  await visitors.finish()
  const after = await memoryAtRest(testbed, before)

  const address = await testbed.databaseAddress()
  const stored = await storedSignups(address)
  const violations = rows.flatMap(({ attack, violations: seen }) =>
    [...seen].map(([violation, times]) => `${attack}: ${times} × ${violation}`),
  )
  return {
    facts: [
      `${known.length} signups answered, ${stored.length} stored`,
      `${mails.arrived.length} mails arrived, ${await waitingMails(address)} still to leave`,
      `at rest ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
    ],
    faults: [
      ...violations,
      ...signupFaults(known, stored),
      ...mailFaults(stored, mails.arrived, product.kills),
      ...product.unexpectedEnds.map((said) => `the product ended by itself: ${said}`),
      ...(after > before * maxGrowth ? ['memory did not return to what it was at rest'] : []),
    ],
  }
}

/** Waits until the mails have left and the memory has settled; where it is too much, for a while longer. Megabytes. */
async function memoryAtRest({ product, databaseAddress }: Testbed, before = Number.POSITIVE_INFINITY): Promise<number> {
  await until(async () => (await waitingMails(await databaseAddress())) === 0, rest.mails)
  await pause(rest.breath)
  await until(async () => (await product.memory()) <= before * maxGrowth, rest.memory)
  return product.memory()
}

async function until(isReached: () => Promise<boolean>, within: number): Promise<void> {
  const deadline = performance.now() + within
  while (!(await isReached()) && performance.now() < deadline) await pause(rest.look)
}

/** A row for a terminal. */
function asLine({ attack, requests, refused, slowest, violations, done }: Row): string {
  const violated = [...violations.values()].reduce((sum, times) => sum + times, 0)
  const took = `slowest ${(slowest / 1000).toFixed(1)} s`
  return `${attack}: ${done.join()}; ${requests} requests, ${refused} refused, ${violated} violations, ${took}`
}
