import { setTimeout as pause } from 'node:timers/promises'
import { type Row, startVisitors } from './honest-visitors.ts'
import { killProcess, processesIn } from './processes.ts'
import type { Attack, Testbed } from './testbed.ts'
import { type KnownSignup, mailFaults, signupFaults, storedSignups, waitingMails } from './verdict.ts'

/** How long things last, in milliseconds. */
export interface Plan {
  honestVisitors: number
  /** Of honest visitors alone, of each attack in each round, and after it, in which the product recovers. */
  warmUp: number
  attack: number
  calm: number
}

/** Milliseconds: between two looks, for all mails to leave, until a process tidies its memory up, and for things to settle. */
const times = { look: 2_000, mails: 300_000, breath: 30_000, settle: 120_000, ends: 10_000 }
/** A process that has served every attack keeps memory for the next; when it has served all of them again, it may keep this much more. */
const maxGrowth = 1.2
/** How often every attack comes. */
export const rounds = 2

/**
 * Attacks one after the other, twice, while honest visitors go on; then looks what is stored, what has left, and what is left behind.
 *
 * @returns what must not be, one sentence for each fault
 */
export async function faultsUnder(
  attacks: readonly Attack[],
  open: () => Promise<Testbed>,
  plan: Plan,
  say: (line: string) => void,
  interruption: Promise<never> = new Promise(() => undefined),
): Promise<string[]> {
  const faults: string[] = []
  let folder: string
  {
    // Closed also when it is interrupted.
    await using testbed = await open()
    folder = testbed.folder
    faults.push(...(await Promise.race([attack(testbed, attacks, plan, say), interruption])))
  }
  await until(async () => (await processesIn(folder)).length === 0, times.ends)
  const left = await processesIn(folder)
  for (const each of left) killProcess(each)
  return [...faults, ...left.map(({ part }) => `a process (${part}) was left behind`)]
}

async function attack(
  testbed: Testbed,
  attacks: readonly Attack[],
  plan: Plan,
  say: (line: string) => void,
): Promise<string[]> {
  const { product, port, mails } = testbed
  const rows: Row[] = []
  let row = next('none, before')
  const known: KnownSignup[] = []
  const visited = { origin: `http://127.0.0.1:${port}`, row: () => row, wasDown: product.wasDown }

  const finishFirst = startVisitors(plan.honestVisitors, visited, known)
  await pause(plan.warmUp)
  await finishFirst()
  const atRest = [await memoryAtRest(testbed)]
  say(asLine(row, `${plan.honestVisitors} honest visitors alone`))

  for (let round = 1; round <= rounds; round++) {
    const finish = startVisitors(plan.honestVisitors, visited, known)
    for (const { name, run } of attacks) {
      row = next(name)
      const done = (await run(testbed, AbortSignal.timeout(plan.attack))) ?? 'not possible here'
      await pause(plan.calm)
      say(asLine(row, done))
    }
    row = next('none, after')
    await product.ready()
    await finish()
    atRest.push(await memoryAtRest(testbed, round === 1 ? undefined : atRest[1]))
  }
  const [, before = 0, after = 0] = atRest

  const address = await testbed.databaseAddress()
  const stored = await storedSignups(address)
  say(`${known.length} signups answered, ${stored.length} stored`)
  say(`${mails.arrived.length} mails arrived, ${await waitingMails(address)} still to leave`)
  say(`at rest, at first and after each round: ${atRest.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`)
  return [
    ...rows.flatMap((each) =>
      [...Map.groupBy(violationsOf(each), String)].map(([said, all]) => `${each.attack}: ${all.length} × ${said}`),
    ),
    ...signupFaults(known, stored),
    ...mailFaults(stored, mails.arrived, product.kills),
    ...product.unexpectedEnds.map((said) => `the product ended by itself: ${said}`),
    ...(after > before * maxGrowth ? ['memory at rest grows with each round of attacks'] : []),
  ]

  function next(name: string): Row {
    const begun: Row = { attack: name, verdicts: [], slowest: 0 }
    rows.push(begun)
    return begun
  }
}

/** Resident megabytes of site and backend when the mails have left; where it is too much, after a while longer. */
async function memoryAtRest({ folder, databaseAddress }: Testbed, before = Number.POSITIVE_INFINITY): Promise<number> {
  const memory = async () => {
    const servers = (await processesIn(folder)).filter(({ part }) => part === 'site' || part === 'backend')
    return servers.reduce((sum, { memory: own }) => sum + own, 0)
  }
  await until(async () => (await waitingMails(await databaseAddress())) === 0, times.mails)
  await pause(times.breath)
  await until(async () => (await memory()) <= before * maxGrowth, times.settle)
  return memory()
}

async function until(isReached: () => Promise<boolean>, within: number): Promise<void> {
  const deadline = performance.now() + within
  while (!(await isReached()) && performance.now() < deadline) await pause(times.look)
}

function violationsOf({ verdicts }: Row): string[] {
  return verdicts.filter((verdict) => verdict !== 'served' && verdict !== 'refused')
}

/** A row for a terminal. */
function asLine(row: Row, done: string): string {
  const refused = row.verdicts.filter((verdict) => verdict === 'refused').length
  const took = `slowest ${(row.slowest / 1000).toFixed(1)} s`
  return `${row.attack}: ${done}; ${row.verdicts.length} requests, ${refused} refused, ${violationsOf(row).length} violations, ${took}`
}
